import type { ArcStory } from "../arc.ts";

/** The hero writes down what is worse now and what is better, and the empty side fills up. */
const twoColumns: ArcStory = {
  after: [
    [
      0,
      "={Hero} took a sheet of paper and drew a line down the middle. On the left {he} wrote what was worse because of {who}, and began with {item}. On the right there was room for what was better. That side stayed empty. {He} gave it a heading, so that it should not feel left out.",
      "={Hero} took a sheet of paper and drew a line down the middle. On the left {he} wrote what was worse because of {who}. On the right there was room for what was better. That side stayed empty. {He} gave it a heading, so that it should not feel left out.",
      "={Hero} took a sheet of paper and drew a line down the middle. On the left {he} wrote what was worse now, and began with {item}. On the right there was room for what was better. That side stayed empty. {He} gave it a heading, so that it should not feel left out.",
      "={Hero} took a sheet of paper and drew a line down the middle. On the left {he} wrote what was worse now. On the right there was room for what was better. That side stayed empty. {He} gave it a heading, so that it should not feel left out.",
    ],
    [
      0.6,
      "=“How far have you got?” asked {talker}. “Twelve points,” said {hero}. {Talker} read them with care. “Number four is {item},” said {talker}, “and so is number nine.” “Number nine is in capitals,” said {hero}.",
      "=“How far have you got?” asked {talker}. “Twelve points,” said {hero}. {Talker} read them with care. “Number four and number nine are the same,” said {talker}. “Number nine is in capitals,” said {hero}.",
      "=Soon there were twelve points on the left. Number four was {item}, and so was number nine, but number nine was in capitals.",
      "=Soon there were twelve points on the left. Number four and number nine were the same, but number nine was in capitals.",
    ],
    [
      0.9,
      "={Hero} took the sheet along to {item}, to make sure that nothing had been forgotten. While {he} {was} looking for a thirteenth point, {he} caught {himself} humming. {He} wondered for a while where that belonged. In the end {he} wrote “humming” on the right, very small, and crossed it out again. It could still be read.",
      "={Hero} went through it all once more, to make sure that nothing had been forgotten. While {he} {was} looking for a thirteenth point, {he} caught {himself} humming. {He} wondered for a while where that belonged. In the end {he} wrote “humming” on the right, very small, and crossed it out again. It could still be read.",
    ],
    [
      0.5,
      "=Then {he} read the list out to {who}, from one to twelve. {Who} did not interrupt. That was the worst of it: {hero} had a good answer ready for every single thing that {who} might say, and could not use one of them.",
      "=Then {he} read the list out loud, from one to twelve. It had looked longer on paper. {Hero} had a good answer ready for anything that might be said against it, and could not use one of them.",
    ],
    [
      0.3,
      "={Hero} sat down beside {item} with the list on {his} knees. {He} had been right twelve times, and it had changed nothing, neither {item} nor anything else.",
      "={Hero} sat down with the list on {his} knees. {He} had been right twelve times, and nothing at all had changed.",
    ],
  ],
  end: [
    [
      0,
      "=“May I?” asked {talker}, and took the pencil, and wrote two words on the right: “never dull”. {Hero} read them, and read them again. “That isn't fair,” {he} said. “It's true.”",
      "=Then {he} looked at the empty side. Something belonged there, and {he} had known it since number five. {He} had not been bored for a moment since it began. {Hero} wrote it down, and it looked well.",
    ],
    [
      0.6,
      "=After that the right side filled up quickly. {He} had talked to people to whom {he} had never said more than good morning. {He} knew more about {item} than anyone for miles around. And {who} got a line there too. {Hero} went and read it out, and this time {who} came closer to listen.",
      "=After that the right side filled up quickly. {He} had talked to people to whom {he} had never said more than good morning. And {who} got a line there too. {Hero} went and read it out, and this time {who} came closer to listen.",
      "=After that the right side filled up quickly. {He} had talked to people to whom {he} had never said more than good morning. {He} knew more about {item} than anyone for miles around. {He} had even laughed, twice, although {he} had taken care that it should not be noticed.",
      "=After that the right side filled up quickly. {He} had talked to people to whom {he} had never said more than good morning. {He} had even laughed, twice, although {he} had taken care that it should not be noticed.",
    ],
    [
      0.8,
      "=Of the twelve points on the left only two still held, and those were one and the same. “Then let's do something about that one,” said {talker}. They did it together. It took about a quarter as long as the list had taken. Afterwards {hero} crossed out number four with great pleasure, and then, with even greater pleasure, number nine.",
      "=Of the twelve points on the left only two still held, and those were one and the same. {Hero} went and did something about it. It took about a quarter as long as the list had taken. Afterwards {he} crossed out number four with great pleasure, and then, with even greater pleasure, number nine.",
    ],
    [
      0.5,
      "={Hero} kept the sheet. If anybody asked {him} about {who}, {he} brought it out and showed it, with {his} thumb on the left side.",
      "={Hero} kept the sheet. If anybody asked {him} about {topic}, {he} brought it out and showed it, with {his} thumb on the left side.",
      "={Hero} kept the sheet. If anybody asked, {he} brought it out and showed it, with {his} thumb on the left side.",
    ],
  ],
};

/** The hero has to tell somebody what has happened, and does not like the hero's own part in it. */
const howIStoodThere: ArcStory = {
  after: [
    [
      0,
      "={Hero} had to tell somebody about that. {He} practised the first sentence. It had {who} in it, and {item}, and it sounded as though {he} had made it up. {He} tried it with {item} first and {who} after. It sounded worse.",
      "={Hero} had to tell somebody about that. {He} practised the first sentence. It had {who} in it, and it sounded as though {he} had made it up. {He} tried it the other way round. It sounded worse.",
      "={Hero} had to tell somebody about that. {He} practised the first sentence, and it sounded as though {he} had made it up. {He} tried it the other way round. It sounded worse.",
    ],
    [
      0.6,
      "=“Slowly,” said {talker}. “There was {item}.” “Yes.” “And there was {who}.” “Yes,” said {hero}. “And what did you do?” asked {talker}. This was the part that {hero} had been hoping to leave out.",
      "=“Slowly, and from the beginning,” said {talker}. {Hero} told it slowly and from the beginning. “And what did you do?” asked {talker}. This was the part that {hero} had been hoping to leave out.",
      "={He} rang up a friend, and told it from beginning to end. The friend asked only one thing: “And what did you do?” This was the part that {hero} had been hoping to leave out.",
    ],
    [
      0.9,
      "={Hero} had stood there. There is not much to be told about standing, so {he} told it in detail: where {his} hands had been, and what {he} had thought, and how {he} had looked round once, in case it was all meant for somebody else. While {he} {was} telling it, {he} noticed that it was not yet too late to do something. That made it hard to finish.",
    ],
    [
      0.5,
      "=So {he} went to {who} to do something. {He} had a firm beginning and a friendly one. {He} started with the friendly one and changed to the firm one half-way, and by the time {he} got to {item}, even {hero} could not have said what {he} wanted. {Who} did not seem to know either.",
      "=So {he} went to {who} to do something. {He} had a firm beginning and a friendly one. {He} started with the friendly one and changed to the firm one half-way, and at the end even {hero} could not have said what {he} wanted. {Who} did not seem to know either.",
      "=So {he} went back to do something. {He} had a firm beginning and a friendly one. {He} started with the friendly one and changed to the firm one half-way, and at the end even {hero} could not have said what {he} wanted.",
    ],
    [
      0.3,
      "=It was a poor ending, and {he} did not want to tell it to anybody. {Hero} sat beside {item} and tried to find a better one. Several came to {him}, but none of them had happened.",
      "=It was a poor ending, and {he} did not want to tell it to anybody. {Hero} sat down and tried to find a better one. Several came to {him}, but none of them had happened.",
    ],
  ],
  end: [
    [
      0,
      "=“Now tell it from the other side,” said {talker}. “The way {who} would.” {Hero} shook {his} head, and began all the same. In the second sentence {he} stopped. Told like that, it was {hero} who made no sense.",
      "=“Now tell it from the other side,” said {talker}. {Hero} shook {his} head, and began all the same. In the second sentence {he} stopped. Told like that, it was {hero} who made no sense.",
      "=Then {he} told it to {himself} once more, the way {who} would have told it. In the second sentence {he} stopped. Told like that, it was {hero} who made no sense.",
      "=Then {he} told it to {himself} once more, the way it must have looked from the other side. In the second sentence {he} stopped. Told like that, it was {hero} who made no sense.",
    ],
    [
      0.6,
      "=So {he} went to {who} a second time, without any beginning at all. {He} only asked what {who} needed, and looked at {item}, and stood there again. But this time {he} listened. It was not much, and {he} could do it. {Hero} did it straight away, and {who} had no objection.",
      "=So {he} went to {who} a second time, without any beginning at all. {He} only asked what {who} needed, and stood there again. But this time {he} listened. It was not much, and {he} could do it. {Hero} did it straight away, and {who} had no objection.",
      "=So {he} went back a second time, and did not begin at all. {He} stood there again, but this time {he} looked properly. It took a while. What was missing was quite small. {Hero} did it, and it took less time than any of the ways of telling it.",
    ],
    [
      0.8,
      "={Talker} wanted to hear it at once. {Hero} told it just as it had been, the standing there, the two beginnings, and the second time without any. “And that's what happened?” asked {talker}. “Every word of it,” said {hero}. “Pity,” said {talker}. “I'd have believed the other one sooner.” But {talker} wanted to hear it again.",
      "=Now {he} could tell it just as it had been: the standing there, the two beginnings, and the second time without any. It was not the kind of story that {he} had had in mind. {He} came off worse in it than {he} would have liked, until shortly before the end. But it could be told without practising, and {he} did not have to remember what {he} had made up.",
    ],
    [
      0.5,
      "=Whenever {hero} told it after that, {he} began with {who} and went on to {item}, and did not leave out how {he} had stood there. It was the part that people liked best.",
      "=Whenever {hero} told it after that, {he} did not leave out how {he} had stood there. It was the part that people liked best.",
    ],
  ],
};

/** More light stories for what others do to grown-ups. */
export const toldByOtherStories: readonly ArcStory[] = [twoColumns, howIStoodThere];
