import type { ArcStory } from "../arc.ts";
import { toldByOtherStories } from "./any-by-other-told.ts";

/** What another has done comes to the hero's door; the hero acts calm, and then goes over. */
const goneOver: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked at {item}, and then at {who}. There were about five things to say, and {he} took so long to choose that the moment went by. “I see,” {he} said. It was not one of the five.",
      "={Hero} looked at {who}. There were about five things to say to that, and {he} took so long to choose that the moment went by. “I see,” {he} said. It was not one of the five.",
      "={Hero} looked at {item}. There were about five things to say to that, and {he} took so long to choose that the moment went by. “I see,” {he} said. It was not one of the five.",
      "=There were about five things to say to that, and {hero} took so long to choose that the moment went by. “I see,” {he} said. It was not one of the five.",
    ],
    [
      0.6,
      "=“Aren't you going to do anything about {item}?” asked {talker}. “I'm doing it,” said {hero}. “What?” “Staying calm.” {Talker} watched {him} stay calm for a while. It seemed to be hard work.",
      "=“Aren't you going to do anything?” asked {talker}. “I'm doing it,” said {hero}. “What?” “Staying calm.” {Talker} watched {him} stay calm for a while. It seemed to be hard work.",
      "=The rest of the day {hero} stayed calm. It was hard work. {He} walked past {item} several times, on the way to something else, and each time {he} got a little less far before {he} had to turn and look.",
      "=The rest of the day {hero} stayed calm. It was hard work. {He} had things to do, and did them, and each one led {him} back by some short cut to {topic}.",
      "=The rest of the day {hero} stayed calm. It was hard work. {He} had things to do, and did them, and each one led {him} back to it by some short cut.",
    ],
    [
      0.9,
      "={Hero} practised silently. {He} took the first of the five things and made it politer, until there was nothing left in it that {who} could have minded. There was nothing left in it at all. The second {he} tried out under {his} breath, beside {item}. It was good, but too long. With the other three {he} did not trust {himself}.",
      "={Hero} practised silently. {He} took the first of the five things and made it politer, until there was nothing left in it that {who} could have minded. There was nothing left in it at all. The second {he} tried out under {his} breath. It was good, but too long. With the other three {he} did not trust {himself}.",
      "={Hero} practised silently. {He} took the first of the five things and made it politer, until there was nothing left in it that anybody could have minded. There was nothing left in it at all. The second {he} tried out under {his} breath, beside {item}. It was good, but too long. With the other three {he} did not trust {himself}.",
      "={Hero} practised silently. {He} took the first of the five things and made it politer, until there was nothing left in it that anybody could have minded. There was nothing left in it at all. The second {he} tried out under {his} breath. It was good, but too long. With the other three {he} did not trust {himself}.",
    ],
    [
      0.5,
      "=Then {he} tried to put {item} right on {his} own, without a word to {who}. It took an hour and two plasters. At the end {item} {itemwas} where {itemit} had been at the start, and there was a mark on the wall as well.",
      "=Then {he} tried to put it right on {his} own, without a word to {who}. It took an hour and two plasters. At the end everything was as it had been at the start, and {hero} {was} out of breath as well.",
      "=Then {he} tried to put {item} right on {his} own. It took an hour and two plasters. At the end {item} {itemwas} where {itemit} had been at the start, and there was a mark on the wall as well.",
      "=Then {he} tried to put it right on {his} own. It took an hour and two plasters. At the end everything was as it had been at the start, and {hero} {was} out of breath as well.",
    ],
    [
      0.3,
      "=At that point {hero} stopped being calm. {He} told {item} all of the five things, one after the other, and quite loudly. When {he} turned round, {who} was standing there, and must have heard at least three.",
      "=At that point {hero} stopped being calm. {He} said all of the five things to the empty room, one after the other, and quite loudly. When {he} turned round, {who} was standing there, and must have heard at least three.",
      "=At that point {hero} stopped being calm. {He} said all of the five things to {item}, one after the other, and quite loudly. When {he} turned round, {talker} was standing there, and must have heard at least three.",
      "=At that point {hero} stopped being calm. {He} said all of the five things out loud, one after the other. They filled the whole room, and then they were gone, and there was nothing left to be angry with.",
    ],
  ],
  end: [
    [
      0,
      "=“The fourth one was unfair,” said {who}. “I know,” said {hero}. “It was the only one I enjoyed.” {Who} laughed first. After that there was nothing for it but to sit down, with {item} between them, and begin from the beginning.",
      "=“The fourth one was unfair,” said {who}. “I know,” said {hero}. “It was the only one I enjoyed.” {Who} laughed first. After that there was nothing for it but to sit down together and begin from the beginning.",
      "=“The fourth one was unfair,” said {talker}. “I know,” said {hero}. “It was the only one I enjoyed.” {Talker} laughed first, and took hold of {item} on one side. “Now you take the other.”",
      "=“The fourth one was unfair,” said {talker}. “I know,” said {hero}. “It was the only one I enjoyed.” {Talker} laughed first. “And now that you've said it,” said {talker}, “shall we do something?”",
      "=It was a good feeling to have said them, the fourth one most of all, although it was not quite fair. {Hero} had to laugh. And then, because {he} {was} not calm any more, {he} could think.",
    ],
    [
      0.6,
      "=It turned out that {who} had seen only one side of {item}, and {hero} only the other. Neither side had looked like much. Put together, they made sense, and with four hands it was done before it got dark.",
      "=It turned out that {who} had known only one half of it, and {hero} only the other. Neither half had looked like much. Put together, they made sense, and with four hands it was done before it got dark.",
      "=With four hands it went quite differently. {Talker} pushed, {hero} pulled, and {item} gave way so suddenly that they both sat down. By the time it got dark, all was well with {item}, or well enough.",
      "={He} went at it once more, from the other end, slowly, and without any plasters. This time it gave way. By the time it got dark, all was well, or well enough, and {hero} had not once said “I see”.",
    ],
    [
      0.8,
      "=By then they were both hungry. {Hero} fetched what there was, and they ate it next to {item}. “I'd have said something sooner,” said {who}, “but you looked so calm.” “It's the hardest work I've ever done,” said {hero}. “Next time I'll look the way I feel.” {Who} thought of the fourth thing, and asked {him} not to overdo it.",
      "=By then they were both hungry. {Hero} fetched what there was, and they ate it. “I'd have said something sooner,” said {who}, “but you looked so calm.” “It's the hardest work I've ever done,” said {hero}. “Next time I'll look the way I feel.” {Who} thought of the fourth thing, and asked {him} not to overdo it.",
      "=By then they were both hungry. {Hero} fetched what there was, and they ate it next to {item}. “I'd have said something sooner,” said {talker}, “but you looked so calm.” “It's the hardest work I've ever done,” said {hero}. “Next time I'll look the way I feel.” {Talker} thought of the fourth thing, and asked {him} not to overdo it.",
      "=By then they were both hungry. {Hero} fetched what there was, and they ate it. “I'd have said something sooner,” said {talker}, “but you looked so calm.” “It's the hardest work I've ever done,” said {hero}. “Next time I'll look the way I feel.” {Talker} thought of the fourth thing, and asked {him} not to overdo it.",
      "=By then {hero} {was} hungry. {He} took what there was and ate it standing, with a good view of what {he} had done. Somebody must have heard the shouting, and would ask. It was only five things, {he} would say, and they were soon over. That sounded quite reasonable. {He} said it once more, calmly, and had a second helping.",
    ],
    [
      0.5,
      "=“And what were the other two?” asked {who} at the door. “The other two things. I came in at the third.” {Hero} thought about it. “I see,” {he} said, and closed the door, and could be heard laughing behind it.",
      "={Hero} went past {item} once more before {he} put out the light. {He} tried to remember all of the five things. Four of them came back to {him}, and {he} did not need the fifth.",
      "=Before {he} put out the light, {hero} tried to remember all of the five things. Four of them came back to {him}, and {he} did not need the fifth.",
    ],
  ],
};

/** Others come to the hero with questions about it, and the hero sends them on, until one question is left. */
const askTheRightOne: ArcStory = {
  after: [
    [
      0,
      "=Everybody came to {hero} with it. It had been {who}, they knew that, but {hero} {was} easier to find. What did {he} say to that? Had {he} known? And what was going to happen to {item}?",
      "=Everybody came to {hero} with it. It had been {who}, they knew that, but {hero} {was} easier to find. What did {he} say to that? Had {he} known? And was it going to stay like that?",
      "=Everybody came to {hero} with it. What did {he} say to that? Had {he} known? And what was going to happen to {item}? {Hero} had hoped to find out from one of them.",
      "=Everybody came to {hero} with it. What did {he} say to that? Had {he} known? And was it going to stay like that? {Hero} had hoped to find out from one of them.",
    ],
    [
      0.6,
      "=“You must have noticed something,” said {talker}. “You were standing right next to {item}.” “I noticed it afterwards,” said {hero}. “Everybody did that,” said {talker}. “For that you needn't have stood so close.”",
      "=“You must have noticed something,” said {talker}. “You were there.” “I noticed it afterwards,” said {hero}. “Everybody did that,” said {talker}. “For that you needn't have been there.”",
      "={Hero} gave them what {he} had. There was not much of it: what {item} had looked like before, what {item} looked like now, and a noise in between. They nodded politely and asked if there was any more.",
      "={Hero} gave them what {he} had. There was not much of it: how it had been before, how it was now, and a noise in between. They nodded politely and asked if there was any more.",
    ],
    [
      0.5,
      "=So {he} made something up. {Who}, said {hero}, had surely had a reason. It was a mistake. By evening there were eleven reasons going round, and people came back to ask {hero} which one was right.",
      "=So {he} made something up. There was a good reason for {topic}, said {hero}, and it would soon come out. It was a mistake. By evening there were eleven reasons going round, and people came back to ask which one was right.",
    ],
    [
      0.9,
      "=The seventh reason was so good that {hero} nearly believed it. It explained {item} from beginning to end. “Where did you hear that?” {he} asked the man who had brought it. The man had it from his sister, and she from a neighbour. {Hero} followed it from door to door, and in the end it led {him} to {his} own.",
      "=The seventh reason was so good that {hero} nearly believed it. It explained {topic} from beginning to end. “Where did you hear that?” {he} asked the man who had brought it. The man had it from his sister, and she from a neighbour. {Hero} followed it from door to door, and in the end it led {him} to {his} own.",
      "=The seventh reason was so good that {hero} nearly believed it. It explained everything from beginning to end. “Where did you hear that?” {he} asked the man who had brought it. The man had it from his sister, and she from a neighbour. {Hero} followed it from door to door, and in the end it led {him} to {his} own.",
    ],
    [
      0.3,
      "={Hero} shut the door and sat down on the floor with {item}. {He} had answered all day long, and knew exactly as much as in the morning. There was one question that {he} had not heard from anybody, and it had been {his} own.",
      "={Hero} shut the door and sat down on the floor. {He} had answered all day long, and knew exactly as much as in the morning. There was one question that {he} had not heard from anybody, and it had been {his} own.",
    ],
  ],
  end: [
    [
      0,
      "={He} took it to {who}. “Are you all right?” {hero} asked. {Who} had been ready for every question but that one. All the answers to the others could be heard falling over. Then {who} told {him} about {item}, from the start.",
      "={He} took it to {who}. “Are you all right?” {hero} asked. {Who} had been ready for every question but that one. All the answers to the others could be heard falling over. Then it came out, from the start.",
      "=“Are you all right?” {he} asked {talker}. {Talker} had been ready for every question but that one. “Not really,” said {talker}, and sat down on the floor as well. And then they could at last talk about {topic}.",
      "=What can I do? That was all, and {he} could even answer it. {Hero} stood up and opened the door. “I don't know why,” {he} told everybody who was standing there. “But I know what I'm doing next. Who's coming?”",
    ],
    [
      0.6,
      "=It was none of the eleven reasons. It was a small one, and it had grown because {who} had been alone with it. They put {item} right together, as far as that was needed. A few of those with the questions came and held things.",
      "=It was none of the eleven reasons. It was a small one, and it had grown because {who} had been alone with it. Now there were two of them, and then more, as those with the questions came to help.",
      "=Nearly all of them came. It turned out that people who ask a lot of questions are also good at carrying. By the end {item} looked better than before, and it had occurred to very few of them to ask why.",
      "=Nearly all of them came. It turned out that people who ask a lot of questions are also good at carrying. By the end it all looked a good deal better, and it had occurred to very few of them to ask why.",
    ],
    [
      0.8,
      "=It took a while, because {who} kept stopping to explain, and {hero} kept stopping to listen. “Why didn't you ask me on the first day?” asked {who}. “I was busy answering,” said {hero}. A man who was helping with {item} had a question as well. It was whether there would be anything to eat. That one {hero} could answer.",
      "=It took a while, because {who} kept stopping to explain, and {hero} kept stopping to listen. “Why didn't you ask me on the first day?” asked {who}. “I was busy answering,” said {hero}. A man who was helping had a question as well. It was whether there would be anything to eat. That one {hero} could answer.",
      "=It took a while, because {talker} kept stopping to explain, and {hero} kept stopping to listen. “Why didn't you ask me on the first day?” asked {talker}. “I was busy answering,” said {hero}. A man who was helping had a question as well. It was whether there would be anything to eat. That one {hero} could answer.",
      "=It took a while, because people kept stopping to tell {hero} what they had believed until then. {He} listened to all eleven reasons once more. “And which of them is it?” asked the last man. “I still don't know,” said {hero}. “Take the other end.” For once it was a useful answer, and he took the other end.",
    ],
    [
      0.5,
      "=If anybody asked {hero} about {item} later on, {he} pointed to the right one to ask. “But start with how things are,” {he} said. “You'll find that the rest comes by itself.”",
      "=If anybody asked {hero} about it later on, {he} pointed to the right one to ask. “But start with how things are,” {he} said. “You'll find that the rest comes by itself.”",
    ],
  ],
};

/** It makes everything different from one day to the next, and the hero finds a place in it. */
const newOrder: ArcStory = {
  after: [
    [
      0,
      "=After that nothing was where {hero} {was} used to finding it. {Item} {itemwas} the first thing {he} saw and the last thing {he} thought of. “It won't be for long,” {he} said, as people do who have no idea.",
      "=After that nothing was as {hero} {was} used to. {He} began the day with {topic} and ended it with {topic}. “It won't be for long,” {he} said, as people do who have no idea.",
      "=After that nothing was as {hero} {was} used to. “It won't be for long,” {he} said, as people do who have no idea.",
    ],
    [
      0.6,
      "=“How long is not long?” asked {talker}. {Hero} looked at {item} for help. “Until it's over,” {he} said. “Good,” said {talker}, “then I'll get comfortable,” and did.",
      "=“How long is not long?” asked {talker}. {Hero} looked at the ceiling for help. “Until it's over,” {he} said. “Good,” said {talker}, “then I'll get comfortable,” and did.",
      "=On the first day {hero} made rules. {Who} was to keep to one side, and {hero} would keep to the other. {Item} belonged to the middle. The rules held until the evening, which for rules of that kind is not bad.",
      "=On the first day {hero} made rules. {Who} was to keep to one side, and {hero} would keep to the other. The rules held until the evening, which for rules of that kind is not bad.",
      "=On the first day {hero} made rules. There were seven of them, and {item} came in four. They held until the evening, which for rules of that kind is not bad.",
      "=On the first day {hero} made rules. There were seven of them. They held until the evening, which for rules of that kind is not bad.",
    ],
    [
      0.5,
      "=On the second day {he} gave up the rules and tried to get used to it. {He} practised going by as if {item} were nothing out of the ordinary. {He} nearly managed it. It would have been easier if people had not kept asking about {item}.",
      "=On the second day {he} gave up the rules and tried to get used to it. {He} practised going about as if nothing were out of the ordinary. {He} nearly managed it. It would have been easier if people had not kept asking.",
    ],
    [
      0.9,
      "=In the night {hero} lay awake and listened. There was a rustle, and a long silence, in which {he} waited for the next. Finally {he} got up to see about {item}. All was well, and {he} felt rather silly. Back in bed {he} noticed {he} had left the door open. It was less trouble to leave it like that.",
      "=In the night {hero} lay awake and listened. There was a rustle, and a long silence, in which {he} waited for the next. Finally {he} got up to see what it was. All was well, and {he} felt rather silly. Back in bed {he} noticed {he} had left the door open. It was less trouble to leave it like that.",
    ],
    [
      0.3,
      "=On the third day it was too much. {Hero} wanted back what had been there before {item}. {He} tried to remember it, so as to know what to ask for, and found that it had been mostly quiet, and that {he} had often wished for a bit of noise.",
      "=On the third day it was too much. {Hero} wanted the old days back. {He} tried to remember them, so as to know what to ask for, and found that they had been mostly quiet, and that {he} had often wished for a bit of noise.",
    ],
  ],
  end: [
    [
      0,
      "=“Would you really want it back?” asked {talker}. “Without {item}?” {Hero} began to say yes. What came out was: “Not on Tuesdays.” They looked at each other. It had slipped out of {him}, but it was true.",
      "=“Would you really want it back?” asked {talker}. {Hero} began to say yes. What came out was: “Not on Tuesdays.” They looked at each other. It had slipped out of {him}, but it was true.",
      "=“If you want, I'll be quieter,” said {who}. {Hero} began to say yes. What came out was: “Not on Tuesdays.” It had slipped out of {him}, but it was true, and {who} was polite enough not to ask why.",
      "={Hero} began to say that {he} wanted it back. What came out was: “Not on Tuesdays.” {He} heard {himself} say it, and it was true. {He} looked at what there was now, and for the first time {he} did not compare.",
    ],
    [
      0.6,
      "=So there was a new rule, and it was the only one. On Tuesdays everything was allowed, {item} most of all. {Hero} {himself} was the loudest. From there it spread to the other days, a little at a time, until no one counted.",
      "=So there was a new rule, and it was the only one. On Tuesdays everything was allowed. {Hero} {himself} was the loudest. From there it spread to the other days, a little at a time, until no one counted.",
    ],
    [
      0.8,
      "=One day {hero} came across the sheet with the old rules. {He} read them through, {item} and all. Whoever had thought of them, {he} decided, must have been tired, and fond of straight lines. The back of the sheet was still clean. {Hero} wrote “Tuesday” on it, in large letters, and put it up for everyone to see.",
      "=One day {hero} came across the sheet with the old rules. {He} read them through. Whoever had thought of them, {he} decided, must have been tired, and fond of straight lines. The back of the sheet was still clean. {Hero} wrote “Tuesday” on it, in large letters, and put it up for everyone to see.",
    ],
    [
      0.5,
      "=“How long is it going to be?” people asked, when they saw {item}. {Hero} looked round at it all, as if {he} had been asked for the time. “Not long,” {he} said, and made room for them.",
      "=“How long is it going to be?” people asked. {Hero} looked round at it all, as if {he} had been asked for the time. “Not long,” {he} said, and made room for them.",
    ],
  ],
};

/** Light stories for what others do to grown-ups. */
export const byOtherStories: readonly ArcStory[] = [goneOver, askTheRightOne, newOrder, ...toldByOtherStories];
