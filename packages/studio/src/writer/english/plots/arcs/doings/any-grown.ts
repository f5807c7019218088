import type { Arc, ArcStory } from "../arc.ts";
import { anyTenseArcs, anyUncannyArcs } from "./any-tense.ts";

/** A grown-up would like to undo it, until somebody remembers one moment of it. */
const couldNotUndo: ArcStory = {
  after: [
    [
      0,
      "=So {he} {did}. It was done, and {item} {itemwas} there to prove it. For one moment {hero} had caught {himself} smiling, and then the moment was over, and {he} had to think of everybody who would have to be told about {item}.",
      "=So {he} {did}. For one moment in the middle of it {hero} had caught {himself} smiling. Then the moment was over, and {he} had to think of everybody who would have to be told.",
      "=So that was done, and {item} {itemwas} there to prove it. For one moment {hero} had caught {himself} smiling. Then the moment was over, and {he} had to think of everybody who would have to be told about {item}.",
      "=So that was done. For one moment in the middle of it {hero} had caught {himself} smiling. Then the moment was over, and {he} had to think of everybody who would have to be told.",
    ],
    [
      0.6,
      "=“What have you done?” asked {talker}. {Hero} explained about {item}, in three sentences. {Talker} listened to all of them. “That's what happened,” said {talker}. “I asked what you've done.”",
      "=“What have you done?” asked {talker}. {Hero} explained it in three sentences. {Talker} listened to all of them. “That's what happened,” said {talker}. “I asked what you've done.”",
      "=The woman from across the way was the first to ask. {Hero} told her about {item}. “And what does one do with {itemthem} now?” she said. {Hero} did not know. She seemed to think that a person might have asked that earlier.",
      "=The woman from across the way was the first to ask. {Hero} told her how {he} {did}. “And what comes after that?” she said. {Hero} did not know. She seemed to think that a person might have asked that earlier.",
      "=The woman from across the way was the first to ask. {Hero} told her about {topic}. “And what comes after that?” she said. {Hero} did not know. She seemed to think that a person might have asked that earlier.",
    ],
    [
      0.5,
      "=Perhaps it could still be undone. {Hero} went back to {item} and tried it all again in the opposite order. It was like pushing toothpaste back into the tube. {Item} stayed as before, only with more fingerprints.",
      "=Perhaps it could still be undone. To {deed} must have an opposite, {hero} thought, and {he} tried two of them. After the first, nothing had changed. After the second, there was twice as much to explain.",
      "=Perhaps it could still be undone. There must be an opposite, {hero} thought, and {he} tried two of them. After the first, nothing had changed. After the second, there was twice as much to explain.",
    ],
    [
      0.9,
      "=So {hero} wrote down the four people who had to be told about {item}. {He} put them in order, the easiest first, and got a sentence ready for each: a short one, a friendly one, one with a reason in it. For the fourth {he} had none. {He} moved that name to the top, and then back to the bottom.",
      "=So {hero} wrote down the four people who had to be told. {He} put them in order, the easiest first, and got a sentence ready for each: a short one, a friendly one, one with a reason in it. For the fourth {he} had none. {He} moved that name to the top, and then back to the bottom.",
    ],
    [
      0.3,
      "=By evening {hero} had told four people that {he} {was} sorry about {item}. Each time it came out faster. {He} sat down beside {item} and said it a fifth time, with no one there to hear it, and it sounded the least true of all.",
      "=By evening {hero} had told four people how sorry {he} {was}. Each time it came out faster. “Sorry to have upset anyone by {doing},” {he} said once more, alone. It sounded the least true of all.",
      "=By evening {hero} had told four people how sorry {he} {was}. Each time it came out faster. {He} said it once more, alone, and it sounded the least true of all.",
    ],
  ],
  end: [
    [
      0,
      "=“You were smiling,” said {talker}, who had come to sit with {him}. “When?” “Right in the middle of it. I saw your face.” {Hero} looked at {item}. “It was only a moment,” {he} said. “Then start from there,” said {talker}.",
      "=“You were smiling,” said {talker}, who had come to sit with {him}. “When?” “Right in the middle of it. I saw your face.” {Hero} thought back. “It was only a moment,” {he} said. “Then start from there,” said {talker}.",
      "=Then {hero} remembered the smile. It had been there, just then, beside {item}, before {he} had thought of anybody else. If there was one thing about it that {he} did not have to be sorry for, it was that moment. {He} began again from there.",
      "=Then {hero} remembered the smile. It had been there, in the middle of {doing}, before {he} had thought of anybody else. That was the one moment that {he} did not have to be sorry for. {He} began again from there.",
      "=Then {hero} remembered the smile. It had been there before {he} had thought of anybody else. That was the one moment that {he} did not have to be sorry for. {He} began again from there.",
    ],
    [
      0.6,
      "=So {he} went round all four of them a second time. This time {he} told them how it had been, the smile and {item} and all. Two were cross, one laughed, and the fourth put on a coat and asked to be shown {item}.",
      "=So {he} went round all four of them a second time, and told them how it had really been to {deed}. Two were cross, one laughed, and the fourth wanted to hear the middle part again.",
      "=So {he} went round all four of them a second time, and told them how it had really been. Two were cross, one laughed, and the fourth wanted to hear the middle part again.",
    ],
    [
      0.8,
      "=The two who were cross had a point. {Hero} asked what {item} had cost them, and promised to make up for it. It was less than {he} had feared. The one who had laughed went with {him} to the door. “Why not tell it like that the first time?” “I'd have had to begin with the good part,” said {hero}.",
      "=The two who were cross had a point. {Hero} asked what {doing} had cost them, and promised to make up for it. It was less than {he} had feared. The one who had laughed went with {him} to the door. “Why not tell it like that the first time?” “I'd have had to begin with the good part,” said {hero}.",
      "=The two who were cross had a point. {Hero} asked what it had cost them, and promised to make up for it. It was less than {he} had feared. The one who had laughed went with {him} to the door. “Why not tell it like that the first time?” “I'd have had to begin with the good part,” said {hero}.",
    ],
    [
      0.5,
      "=Later {hero} and {talker} stood side by side and looked at {item}. “Would you do it again?” asked {talker}. “No,” said {hero}. It came a little too late to be quite true, and they were both smiling.",
      "=“Would you do it again?” asked {talker}, when the day was nearly over. “No,” said {hero}. It came a little too late to be quite true, and they were both smiling.",
      "=When it was quiet, {hero} looked once more at {item}. Would {he} do it again? No, {he} thought. It came a little too late to be quite true.",
      "=When it was quiet, {hero} asked {himself} whether {he} would {deed} a second time. No, {he} thought. It came a little too late to be quite true.",
      "=When it was quiet, {hero} asked {himself} whether {he} would do it again. No, {he} thought. It came a little too late to be quite true.",
    ],
  ],
};

/** A grown-up tells it to others, and always leaves out the same part. */
const thePartLeftOut: ArcStory = {
  after: [
    [
      0,
      "=It took {hero} about a day to get the story of {item} right. There was a good beginning, and a pause in the middle, and at the end {he} held out both hands. Only one part of it {he} always left out.",
      "=Afterwards {hero} told people how {he} {did}. There was a good beginning to it, and a pause in the middle, and at the end {he} held out both hands. Only one part of it {he} always left out.",
      "=Afterwards {hero} told people about {topic}. There was a good beginning to it, and a pause in the middle, and at the end {he} held out both hands. Only one part of it {he} always left out.",
    ],
    [
      0.6,
      "=“And what did you say to that?” asked {talker}. “Nothing much,” said {hero}. “And then?” “Then nothing, for a bit.” {Talker} gave {him} a long look. “There's a hole in it,” said {talker}. “Between the middle and the end.”",
      "=A neighbour listened with her head on one side. “And just before that?” she asked. “Before {item}?” “Nothing much,” said {hero}. “There's a hole in it,” she said. “I'd darn that, if it were mine.”",
      "=A neighbour listened with her head on one side. “And just before that?” she asked. “Nothing much,” said {hero}. “There's a hole in it,” she said. “I'd darn that, if it were mine.”",
    ],
    [
      0.9,
      "=Once, alone, {hero} tried to darn it. {He} began with {item} and went forward slowly, out loud, step by step. Just before the hole {his} voice got quieter. There were words for what came now, and {he} had them ready. Then there was a noise. {He} jumped straight to the end, and held out both hands to no one.",
      "=Once, alone, {hero} tried to darn it. {He} began with the beginning and went forward slowly, out loud, step by step. Just before the hole {his} voice got quieter. There were words for what came now, and {he} had them ready. Then there was a noise. {He} jumped straight to the end, and held out both hands to no one.",
    ],
    [
      0.5,
      "=For a while {hero} told it faster, so that the hole would not be noticed. {He} made more of {item}. With each telling {item} got bigger, and older, and harder to get hold of, and {hero} got braver. People enjoyed it. It was hardly about {him} any more.",
      "=For a while {hero} told it faster, so that the hole would not be noticed. With each telling it got more difficult to {deed}, and {hero} got braver. People enjoyed it. It was hardly about {him} any more.",
      "=For a while {hero} told it faster, so that the hole would not be noticed. With each telling it got more difficult, and {hero} got braver. People enjoyed it. It was hardly about {him} any more.",
    ],
    [
      0.3,
      "=Then {he} heard a stranger tell it {there}: the beginning, the pause, both hands. The stranger said that {he} had not been frightened for a second. {Hero} stood at the back, and could have told them about the second.",
      "=Then {he} heard a stranger tell it: {item}, the pause, both hands. The stranger said that {hero} had not been frightened for a second. {Hero} stood at the back, and could have told them about the second.",
      "=Then {he} heard a stranger tell how {he} {did}: the beginning, the pause, both hands. The stranger said that {hero} had not been frightened for a second. {Hero} stood at the back, and could have told them about the second.",
      "=Then {he} heard a stranger tell it: the beginning, the pause, both hands. The stranger said that {hero} had not been frightened for a second. {Hero} stood at the back, and could have told them about the second.",
    ],
  ],
  end: [
    [
      0,
      "=“I nearly ran away,” {hero} told {talker} that evening. “That's the hole. I had my back to {item}. I'd gone six steps.” “Seven,” said {talker}. “I counted. I wanted to see if you'd turn round.”",
      "=“I nearly ran away,” {hero} told {talker} that evening. “That's the hole. I'd gone six steps.” “Seven,” said {talker}. “I counted. I wanted to see if you'd turn round.”",
      "=“I nearly ran away,” {hero} said out loud. The stranger stopped. “I had my back to {item} already. I'd gone six steps.” It was very quiet. “And then?” asked the stranger. “Then I turned round,” said {hero}.",
      "=“I nearly ran away,” {hero} said out loud. The stranger stopped. “I'd gone six steps.” It was very quiet. “And then?” asked the stranger. “Then I turned round,” said {hero}.",
    ],
    [
      0.6,
      "=So now there was a new story, and it was shorter. {Item} came in at its right size. It had six steps in it, away from {item}, and six steps back, and for these {hero} took as long as they had really taken.",
      "=So now there was a new story, and it was shorter. To {deed}, it began, you first have to want very much to be somewhere else. After that came six steps away and six steps back, and for these {hero} took as long as they had really taken.",
      "=So now there was a new story, and it was shorter. It had six steps in it, away, and six steps back, and for these {hero} took as long as they had really taken.",
    ],
    [
      0.8,
      "=Some were disappointed. They missed the pause, and asked what had become of the hands. But they stayed. When {hero} came to the sixth step, with {item} behind {him}, it got so quiet that {he} could hear them breathing. “I'd have gone on running,” said somebody at last. After that others remembered how far they had run, and from what.",
      "=Some were disappointed. They missed the pause, and asked what had become of the hands. But they stayed. When {hero} came to the sixth step, it got so quiet that {he} could hear them breathing. “I'd have gone on running,” said somebody at last. After that others remembered how far they had run, and from what.",
    ],
    [
      0.5,
      "=“Tell us about {item},” people still say to {hero}. {He} tells it. When {he} comes to the part that used to be the hole, {he} looks across at {talker}, and {talker} holds up seven fingers.",
      "={Hero} tells it now and then, if people ask. When {he} comes to the part that used to be the hole, {he} looks across at {talker}, and {talker} holds up seven fingers.",
      "={Hero} told it now and then, if people asked about {item}. {He} no longer held out {his} hands at the end. There was always somebody who wanted to know about the six steps.",
      "={Hero} told it now and then, if people asked. {He} no longer held out {his} hands at the end. There was always somebody who wanted to know about the six steps.",
    ],
  ],
};

/** What a grown-up did was only the first bit of it; the rest is much longer. */
const onlyTheFirstBit: ArcStory = {
  after: [
    [
      0,
      "=To {deed}, {hero} had thought, was the whole of it. It was the first bit. Behind it stood the next bit, and {item} {itemwas} in the middle of that, and behind the next bit there seemed to be quite a queue.",
      "=To {deed}, {hero} had thought, was the whole of it. It was the first bit. Behind it stood the next bit, and behind that there seemed to be quite a queue.",
      "=The matter of {item}, {hero} had thought, was over. It was only the first bit that was over. Behind it stood the next bit, and behind that there seemed to be quite a queue.",
      "={Hero} had thought that this was the whole of it. It was the first bit. Behind it stood the next bit, and behind that there seemed to be quite a queue.",
    ],
    [
      0.6,
      "=“You never think further than the first bit,” said {talker}. “Somebody has to do the first bit,” said {hero}. {Talker} could not say anything against that, and so {talker} said it again, with more weight on “never”.",
      "={Hero} did what {he} always did in such cases: {he} took hold of whatever was nearest. Nearest was {item}. After an hour {item} {itemwas} in order, and {hero} had still not looked at what came next.",
      "={Hero} did what {he} always did in such cases: {he} took hold of whatever was nearest. That got one thing out of the way. {He} had still not looked at what came next.",
    ],
    [
      0.5,
      "=The second bit took all day. It consisted of people. Each of them had heard that {he} {did}, and each had a right to be asked something about {item}. {Hero} asked them. {He} came away with nine answers and a headache.",
      "=The second bit took all day. It consisted of people. Each of them had heard how {he} {did}, and each had something to say about it {there}. {Hero} listened. {He} came away with nine opinions and a headache.",
      "=The second bit took all day. It consisted of people. Each of them had heard about {topic}, and each had something to say. {Hero} listened. {He} came away with nine opinions and a headache.",
    ],
    [
      0.9,
      "=Afterwards {hero} wrote down all nine, to see whether they agreed. Numbers one to four wanted nothing changed about {item}. Numbers five to eight wanted everything changed. The ninth said that it was too early to tell, and came from a man who had not been listening. {Hero} folded up the paper and went to bed.",
      "=Afterwards {hero} wrote down all nine, to see whether they agreed. Numbers one to four wanted nothing changed about {topic}. Numbers five to eight wanted everything changed. The ninth said that it was too early to tell, and came from a man who had not been listening. {Hero} folded up the paper and went to bed.",
      "=Afterwards {hero} wrote down all nine, to see whether they agreed. Numbers one to four wanted nothing changed about it. Numbers five to eight wanted everything changed. The ninth said that it was too early to tell, and came from a man who had not been listening. {Hero} folded up the paper and went to bed.",
    ],
    [
      0.3,
      "=In the third bit it began to go wrong. What had been easy with {item} was not easy any more. {Hero} did it, and did it over, and in the end {he} stood there with {item} and could not have said if it was still the third bit or the first.",
      "=In the third bit it began to go wrong. {Doing} had taken courage, but courage did not help with this. It took patience, and {hero} had brought very little of it. {He} sat down, and felt like leaving it to those with the opinions.",
      "=In the third bit it began to go wrong. The beginning had taken courage, but courage did not help with this. It took patience, and {hero} had brought very little of it. {He} sat down, and felt like leaving it to those with the opinions.",
    ],
  ],
  end: [
    [
      0,
      "=“Which bit are you at?” asked {talker}. “I've lost count.” {Talker} sat down as well and looked at {item}. “Then it's the first,” said {talker}. “You're good at the first.” {Hero} laughed, and got up, and took hold of {item} as though {he} had never seen {itemthem} before.",
      "=“Which bit are you at?” asked {talker}. “I've lost count.” {Talker} sat down as well. “Then it's the first,” said {talker}. “You're good at the first.” {Hero} laughed, and got up, and began as though there had been nothing before.",
      "=But a first bit was something that {hero} could do. {He} had always been able to do that. So {he} decided to have lost count, looked at {item} as though {he} had never seen {itemthem} before, and began.",
      "=But a first bit was something that {hero} could do. {He} had just shown it, by {doing}. So {he} decided to have lost count, got up, and began as though there had been nothing before.",
      "=But a first bit was something that {hero} could do. So {he} decided to have lost count, got up, and began as though there had been nothing before.",
    ],
    [
      0.6,
      "=It went on like that: one first bit after another, with {item} always a little further along. By the time the people with the nine answers came to see {item}, there was so little left to do that they could only hold the door.",
      "=It went on like that, one first bit after another. {Hero} did them as {he} {did}: without looking at the queue. By the time the people with the opinions came to see, there was so little left to do that they could only hold the door.",
      "=It went on like that, one first bit after another, and {hero} did not look at the queue. By the time the people with the opinions came to see, there was so little left to do that they could only hold the door.",
    ],
    [
      0.8,
      "=They held it very well, and gave advice meanwhile. “I'd have started from the other end,” said a man, with a look at {item}. “You're welcome to,” said {hero}, and stepped aside. The man looked on for a little. Then he asked, in a different voice, what came next, and {hero} gave him something small that only needed finishing.",
      "=They held it very well, and gave advice meanwhile. “I'd have started from the other end,” said a man. “You're welcome to,” said {hero}, and stepped aside. The man looked on for a little. Then he asked, in a different voice, what came next, and {hero} gave him something small that only needed finishing.",
    ],
    [
      0.5,
      "=“Was that the last bit?” asked {talker} in the end, and gave {item} a pat. {Hero} looked all round {itemthem}. “It looks like it,” {he} said. They waited for a moment, in case there was another, and then they went to eat.",
      "=“Was that the last bit?” asked {talker}. {Hero} looked all round. “It looks like it,” {he} said. They waited for a moment, in case there was another, and then they went to eat.",
      "=At the end of the day {hero} looked all round {item}, in case there was another bit. There was not. {He} stayed a little longer, all the same, because it was the first time that {he} had simply looked at {itemthem}.",
      "=At the end of the day {hero} looked all round, in case there was another bit. There was not. {He} stayed where {he} {was} a little longer, all the same, and did nothing at all.",
    ],
  ],
};

/** A grown-up did it for a reason that others guess at, and the true one is small. */
const theTrueReason: ArcStory = {
  after: [
    [
      0,
      "=Why would anybody {deed}? Everybody who saw {hero} with {item} asked it, and as {hero} did not answer at once, they answered it themselves. By noon there were three reasons going round, and all of them were better than the true one.",
      "=Why would anybody {deed}? Everybody {there} asked it, and as {hero} did not answer at once, they answered it themselves. By noon there were three reasons going round, and all of them were better than the true one.",
      "=Why would anybody {deed}? Everybody asked it, and as {hero} did not answer at once, they answered it themselves. By noon there were three reasons going round, and all of them were better than the true one.",
      "=And why? Everybody asked {hero} about {topic}, and as {he} did not answer at once, they answered it themselves. By noon there were three reasons going round, and all of them were better than the true one.",
    ],
    [
      0.6,
      "=“Is it for love or for money?” asked {talker}. “They say that it's one of the two.” “What do you think?” asked {hero}. {Talker} looked at {him} and at {item}. “If it's for money,” said {talker}, “you've gone about it in a very odd way.”",
      "=“Is it for love or for money?” asked {talker}. “They say that it's one of the two.” “What do you think?” asked {hero}. {Talker} looked {him} up and down. “If it's for money,” said {talker}, “you've gone about it in a very odd way.”",
      "=According to the first it was for love, and according to the second for money. The third had something to do with {item} and a great-uncle. {Hero} had no great-uncle. {He} heard it with interest all the same.",
      "=According to the first it was for love, and according to the second for money. The third had something to do with a great-uncle. {Hero} had no great-uncle. {He} heard it with interest all the same.",
    ],
    [
      0.5,
      "=For a while it was quite pleasant to have reasons. {Hero} {was} treated like a person with a plan. People made room for {him} and for {item}. Somebody's aunt brought soup. But whenever {he} {was} alone with {item}, {he} could not look at {itemthem} for long.",
      "=For a while it was quite pleasant to have reasons. {Hero} {was} treated like a person with a plan. People made room for {him}. An aunt of the man next door brought soup. {He} ate it, and thought of what had really made {him} {deed}, and the soup did not taste of much.",
      "=For a while it was quite pleasant to have reasons. {Hero} {was} treated like a person with a plan. People made room for {him}. An aunt of the man next door brought soup. {He} ate it, and thought of the true reason, and the soup did not taste of much.",
    ],
    [
      0.9,
      "=A woman {hero} had never seen came up and shook {his} hand. She had heard all about {item}, she said, and it was good that some people still had a plan. {Hero} asked what the plan was. She lowered her voice and explained it. There was a great-uncle in it, but otherwise it made good sense.",
      "=A woman {hero} had never seen came up and shook {his} hand. She had heard all about {topic}, she said, and it was good that some people still had a plan. {Hero} asked what the plan was. She lowered her voice and explained it. There was a great-uncle in it, but otherwise it made good sense.",
      "=A woman {hero} had never seen came up and shook {his} hand. She had heard all about it, she said, and it was good that some people still had a plan. {Hero} asked what the plan was. She lowered her voice and explained it. There was a great-uncle in it, but otherwise it made good sense.",
    ],
    [
      0.3,
      "=Then two of the reasons met, and there was a quarrel about {item}. It was for love. It was for money. Each side called on {hero}. {He} opened {his} mouth, and the only thing in it was the true reason, which would not please either of them.",
      "=Then two of the reasons met, and there was a quarrel. To {deed} for love, said one side, was splendid. To {deed} for money, said the other, was sensible. Each side called on {hero}, and the only thing {he} had was the true reason.",
      "=Then two of the reasons met, and there was a quarrel. It was for love. It was for money. Each side called on {hero}. {He} opened {his} mouth, and the only thing in it was the true reason, which would not please either of them.",
    ],
  ],
  end: [
    [
      0,
      "=“Say it,” said {talker} quietly. {Hero} put a hand on {item}. “I wanted to know if I could,” {he} said. “That's all. I've never in my life done anything that I wasn't sure of.” The quarrel stopped, as there was nothing left for it to stand on.",
      "=“Say it,” said {talker} quietly. So {hero} said it. “I wanted to know if I could. That's all. I've never in my life done anything that I wasn't sure of.” The quarrel stopped, as there was nothing left for it to stand on.",
      "={Hero} put a hand on {item}. “I wanted to know if I could,” {he} said. “That's all. I've never in my life done anything that I wasn't sure of.” The quarrel stopped, as there was nothing left for it to stand on.",
      "=“I wanted to know if I could,” said {hero}. “That's all. I've never in my life done anything that I wasn't sure of.” The quarrel stopped, as there was nothing left for it to stand on.",
    ],
    [
      0.6,
      "=“And could you?” asked the aunt with the soup. All of them looked at {item}, and then at {hero}. {He} had been so busy with the reasons that {he} had not asked {himself}. “Yes,” {he} said, surprised. “I could.”",
      "=“And could you?” asked an old woman, the only one to think of it. {Hero} had been so busy with the reasons that {he} had not asked {himself}. To {deed} had been a question, and there was the answer. “Yes,” {he} said, surprised. “I could.”",
      "=“And could you?” asked an old woman, the only one to think of it. {Hero} had been so busy with the reasons that {he} had not asked {himself}. “Yes,” {he} said, surprised. “I could.”",
    ],
    [
      0.8,
      "=Neither side was quite happy with the reason. It was rather small, they felt, and somebody offered to make it bigger. “Leave it as it is,” said {hero}. So those who had been for love and those who had been for money went off together, deep in conversation about {item}. They had begun to think that it was both.",
      "=Neither side was quite happy with the reason. It was rather small, they felt, and somebody offered to make it bigger. “Leave it as it is,” said {hero}. So those who had been for love and those who had been for money went off together, deep in conversation. They had begun to think that it was both.",
    ],
    [
      0.5,
      "=“I'd put my money on love,” said {talker} on the way home. “Great-uncle,” said {hero}. They went a few steps in silence. {Hero} looked back once at {item}, and was still surprised.",
      "=“I'd put my money on love,” said {talker} on the way home. “Great-uncle,” said {hero}. They went a few steps in silence, and {hero} {was} still surprised.",
      "=The three reasons went on living for a while, as reasons do. {Hero} left them alone. Sometimes {he} stood in front of {item} with {his} hands in {his} pockets, and was still surprised.",
      "=The three reasons went on living for a while, as reasons do. {Hero} left them alone. Sometimes {he} stopped in the middle of something quite different, and was still surprised.",
    ],
  ],
};

/** What a grown-up keeps on with is put to the test in front of others. */
const oneMoreTime: ArcStory = {
  after: [
    [
      0,
      "={Doing}: it had become as ordinary for {hero} as getting up. {He} knew every sound and every side of {item}. Each time, just before {he} began, {he} waited for one breath. {He} did not know that {he} did it.",
      "={Doing}: it had become as ordinary for {hero} as getting up. Each time, just before {he} began, {he} waited for one breath. {He} did not know that {he} did it.",
      "=Before long it was as ordinary for {hero} as getting up. Each time, just before {he} began, {he} waited for one breath. {He} did not know that {he} did it.",
    ],
    [
      0.6,
      "=“Can I see how you do it?” asked {talker}. {Hero} {was} flattered. {He} began at once, and explained as {he} went along, and at the end {he} looked round for praise. “Is {item} supposed to look like that?” asked {talker}.",
      "=“Can I see how you do it?” asked {talker}. {Hero} {was} flattered. {He} began at once, and explained as {he} went along, and at the end {he} looked round for praise. “Is it supposed to come out like that?” asked {talker}.",
      "=Word got round {there} that {he} {did}, and people came to watch. {Hero} {was} flattered. {He} began at once, and explained as {he} went along. At the end {he} looked round for praise. “Is that all?” asked a man with a hat.",
      "=Word got round, and people came to watch. {Hero} {was} flattered. {He} began at once, and explained as {he} went along. At the end {he} looked round for praise. “Is that all?” asked a man with a hat.",
    ],
    [
      0.5,
      "=It was not supposed to be like that. {Hero} did it again, with more care, and {item} only got worse. {He} used the left hand and then the right. {He} had never before thought about which hand went first.",
      "=It was not all. {Hero} did it again, with more care, and it only got worse. To {deed}, {he} noticed, took about twenty different movements, and up to now {he} had never had to think of one of them.",
      "=It was not all. {Hero} did it again, with more care, and it only got worse. There were about twenty different movements in it, {he} noticed, and up to now {he} had never had to think of one of them.",
    ],
    [
      0.9,
      "=“Perhaps if you did it more slowly,” said somebody. {Hero} did it more slowly. “Or faster,” said somebody else. {He} did that too. {Item} suffered from both. By now there was so much advice that {he} plunged in each time before the last person had finished speaking, only to have it behind {him}. It was over sooner, but no better.",
      "=“Perhaps if you did it more slowly,” said somebody. {Hero} did it more slowly. “Or faster,” said somebody else. {He} did that too. Neither was any help. By now there was so much advice that {he} plunged in each time before the last person had finished speaking, only to have it behind {him}. It was over sooner, but no better.",
    ],
    [
      0.3,
      "=In the end everybody had something better to do, and said so kindly. {Hero} {was} left alone with {item}. {He} did not feel like {doing} any more, and that was the worst, because {he} did not know what else to do with an evening.",
      "=In the end everybody had something better to do, and said so kindly. {Hero} {was} left alone. {He} did not feel like {doing} any more, and that was the worst, because {he} did not know what else to do with an evening.",
      "=In the end everybody had something better to do, and said so kindly. {Hero} {was} left alone. {He} did not feel like it any more, and that was the worst, because {he} did not know what else to do with an evening.",
    ],
  ],
  end: [
    [
      0,
      "=“You didn't wait,” said {talker}, who had stayed. “What for?” “You always wait, before you touch {item}. Just one breath. I thought that was part of it.” {Hero} stood in front of {item} with {his} arms hanging, and breathed in, and out.",
      "=“You didn't wait,” said {talker}, who had stayed. “What for?” “You always wait before you begin. Just one breath. I thought that was part of it.” {Hero} let {his} arms hang, and breathed in, and out.",
      "={Hero} sighed. It was one long breath, in and out, in front of {item}, with no one to explain anything to. And {his} hands, which had been waiting for just that, began of their own accord.",
      "={Hero} sighed. It was one long breath, in and out, with no one to explain anything to. And {his} hands, which had been waiting for just that, began of their own accord.",
    ],
    [
      0.6,
      "=After that it went by itself. {Item} came right under {his} hands, as on every other day, and {hero} did not explain a single thing. The man with the hat, on his way home, stopped after all, and this time he took the hat off.",
      "=After that it went by itself. {Hero} {did}, as on every other day, and did not explain a single thing. The people on their way home stopped after all, and none of them asked if that was all.",
      "=After that it went by itself, as on every other day, and {hero} did not explain a single thing. The people on their way home stopped after all, and none of them asked if that was all.",
    ],
    [
      0.8,
      "=“How did you do that?” asked a boy. {Hero} thought hard, but there was nothing to explain. {He} moved over, so that the boy could stand close to {item}. “Watch, if you like,” said {hero}. “Only don't ask me which hand.” The boy watched. It went well three more times, and then it no longer mattered who was looking.",
      "=“How did you do that?” asked a boy. {Hero} thought hard, but there was nothing to explain. {He} moved over, so that the boy could stand close. “Watch, if you like,” said {hero}. “Only don't ask me which hand.” The boy watched. It went well three more times, and then it no longer mattered who was looking.",
    ],
    [
      0.5,
      "=These days {talker} does it as well, on a corner of {item} that is out of the way. Before they begin, the two of them stand there for a moment, and anybody who watches might think that they had forgotten something.",
      "=These days {talker} does it as well. Before they begin, the two of them stand there for a moment, and anybody who watches might think that they had forgotten something.",
      "=The next day {hero} stood in front of {item} again. For a moment it looked as if {he} had forgotten something. It was only the one breath.",
      "=The next day, before {doing}, {hero} stood there for a moment as if {he} had forgotten something. It was only the one breath.",
      "=The next day, before {he} began, {hero} stood there for a moment as if {he} had forgotten something. It was only the one breath.",
    ],
  ],
};

const GRAVE =
  /^(?!.*\b(?:war|soldiers?|dead|died|dying|murder\w*|kill\w*|killing|killers?|corpse|bod(?:y|ies)|ashes|suicide|grief|grieving|rape\w*|drown\w*|prison\w*|enemy|snipers?|funeral\w*|undertaker\w*|hitman|poison\w*|cancer|ghosts?|haunted|hostage|kidnap\w*|robb\w*|bomb|missing|vanish\w*|disappear\w*|stalk\w*|blackmail\w*|mafia|mob|spy|spies|burning|blizzard|labour|hospital|patient|sick|widow\w*|orphan\w*|lawyers?|trial|divorced|knife|gun|blood|skeleton|sank|landed safely|reflection|demolished|locked room|bodies|bankrupt|left him|left her|lonely|whispering|nurse|lost son|abandon\w*|refugees?|border)\b)/i;

const HABIT =
  /^(?:(?:had |secretly )?(?:started|began|kept|went on|took up) [a-z]+ing|took up|taught|played|sang|danced|repaired|collected|ironed|delivered|drew|counted|practised|trained|tended|cleaned|restored|translated|stamped|ran (?:a|an|the|his|her|their)|drove (?:a|an|the)|rented out)\b/;

/** What one does not do on purpose. */
const BEFALLEN =
  /^(?:saw|found|met|recogni[sz]ed|discovered|noticed|realised|got|landed|ended up|picked up|came (?:home|up|out|across)|heard|overheard|woke|read|fitted|turned out|witnessed|won|owed|ran into|stepped)\b/;

/** Stories for whatever grown-ups do. */
export const anyGrownArcs: readonly Arc[] = [
  ...anyUncannyArcs,
  { told: HABIT, by: "hero", of: "people", idea: GRAVE, stories: [oneMoreTime, theTrueReason] },
  { told: BEFALLEN, by: "hero", of: "people", idea: GRAVE, stories: [thePartLeftOut, onlyTheFirstBit] },
  {
    told: /^(?!was |were |had |could |did not |lost |fell |loved |knew )./,
    by: "hero",
    of: "people",
    idea: GRAVE,
    stories: [couldNotUndo, onlyTheFirstBit, theTrueReason],
  },
  ...anyTenseArcs,
];
