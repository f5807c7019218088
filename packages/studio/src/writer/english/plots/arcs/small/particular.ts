import type { Arc, ArcStory } from "../arc.ts";

/** There is a condition, and it is only met for form's sake. */
const theCondition: ArcStory = {
  after: [
    [
      0,
      "=“Is that all?” they said. “That's easily done.” Somebody did it there and then, in passing, without putting anything down. They waited. Nothing happened. “I said it, didn't I?” the somebody complained. “You said the words,” said {hero}. “I heard them go by.”",
    ],
    [
      0.8,
      "=So they did it better. It was done in a loud voice, and in chorus, and one of them did it in verse. {Hero} found the verse interesting. “But which of you means it?” {he} asked. They looked at each other, to see who it was.",
    ],
    [
      0.6,
      "=After that it was tried without. They pulled, and they pushed, and they turned {hero} upside down, which they had been told not to do. It is quite amazing how firm a no can be when it is held at both ends. In the end it was they who had to sit down. Only somebody small was still standing about, who had gone rather red.",
    ],
    [
      0.4,
      "=It was an awkward evening for everyone. “There are others,” they said, loud enough for {hero} to hear, “that don't make such a fuss.” That was true. {Hero} knew several of them. For a moment {he} wondered whether it might be simpler to be one of those, and to say nothing, and have it over with.",
      "=It was awkward for everyone. “There are others,” they said, loud enough for {hero} to hear, “that don't make such a fuss.” That was true. {Hero} knew several of them. For a moment {he} wondered whether it might be simpler to be one of those, and to say nothing, and have it over with.",
    ],
  ],
  end: [
    [
      0,
      "=When they had all gone, the small one was still there. “It was me,” it said, so low that it could hardly be heard. “That time. I thought you hadn't noticed.” “I notice everything,” said {hero}. “It was mean of me,” said the small one. “And I've been walking round it ever since.” It was not in verse. It was hardly even a sentence.",
    ],
    [
      0.6,
      "=And there it was, all at once, without any pulling, as if it had been the simplest thing in the world. The small one jumped. “Was that because of me?” “It was because of that,” said {hero}. They did it again, as the others had not seen it, and then once more, because it was nice.",
    ],
    [
      0.5,
      "=The condition is still there. It has turned out that most of them have something to say, once they have put their things down. {Hero} has heard a good deal by now. It does not take long, and it is very rarely in verse.",
      "=The condition was still there. It turned out that most of them had something to say, once they had put their things down. {Hero} heard a good deal in that way. It did not take long, and it was very rarely in verse.",
    ],
  ],
};

/** Letters come from far away, in the wrong order. */
const thePost: ArcStory = {
  after: [
    [
      0,
      "=They arrived in the wrong order. The third one came first, and it began: “As I said in my last.” The second one was wet and could only be read from the back. In this way the whole thing had an end before it had a beginning, and for days it was not known how {hero} had got there at all.",
    ],
    [
      0.8,
      "=“It's very big here,” said the next one. “I've never been so thin. You would not know me, but I'd know you.” The picture on the front was of something quite different, with a tower. “They had no others,” it said, very small, down in the corner.",
    ],
    [
      0.6,
      "=In between came nothing. That is the trouble with letters: between two of them, you never know which it is. {Hero} had written one every day, but you cannot tell that from an empty doormat. On one of those days an answer was written all the same, and then there was no address to put on it.",
    ],
    [
      0.4,
      "=“Where do you send something,” they asked at the counter, “if the one who gets it is always just leaving?” It was a difficult case. “Put down where you think it's going next,” was the advice. It seemed a poor sort of address. But all the letters had told the same thing, in a way: from here it always went down, and then round.",
    ],
  ],
  end: [
    [
      0,
      "=So the answer went off to where all of it had to come by sooner or later. For a long time it lay there. Then it was read, by somebody who was only passing through. “Yours was waiting for me,” {hero} wrote, and the writing was quite blurred. “I've never been waited for by a letter. I read it twice, and then it was time to go on.”",
    ],
    [
      0.6,
      "=After that they went to and fro, one always a little ahead of the other. Nothing much was in them. What could be seen from there. What was for dinner here. At the end of each it said where it would go next, and it was hardly ever right, and it always got there.",
    ],
    [
      0.5,
      "=They have been put in the right order now, all along the wall. If you start at the door and read as far as the window, it goes once round the world. Next to the window there is a gap. It is just as wide as a postcard.",
    ],
  ],
};

/** Somebody is at large, and everybody pretends not to look. */
const atLarge: ArcStory = {
  after: [
    [
      0,
      "=From below, all of it looked different. There were a great many feet, and they did two things at once: from the ankles up they went on as if nothing had happened, and from the ankles down they were looking for {hero}. Nobody said a word about it. Now and then one of the feet felt about under something.",
    ],
    [
      0.8,
      "={Hero} had not meant to be long. There had been a gap, and behind the gap it had smelled of something. That was all. Now there were gaps everywhere, and each of them led to another. “Has anyone seen—” a voice began, and changed it at the last moment into something else.",
    ],
    [
      0.6,
      "=Then it came near. A hand came down in the dark, quite slowly, and felt to the left and right. It trembled a bit. {Hero} knew that hand; it always smelled of apple. {He} moved back, out of pure habit, and something fell over with a crash. Up there it grew very quiet. “That,” said a voice, “was the wind.”",
      "=Then it came near. Somebody bent down, quite slowly, and looked to the left and the right. {Hero} knew who it was, by the smell of apple. {He} moved back, out of pure habit, and something fell over with a crash. Up there it grew very quiet. “That,” said a voice, “was the wind.”",
    ],
    [
      0.4,
      "=When {hero} had been everywhere, there was nothing left but being away. It was not as big as it had looked through the gap. It was dusty, too. Nobody here said good night, or asked how things were, and put in a piece of apple by way of an answer. {He} would have gone back, if {he} had only known which of the gaps it was.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} took the one with the most light in it. It was the wrong one. It led right into the middle, where they could all see it. For one moment nobody moved. Then {he} did what {he} did every day at about this time, when they were all looking at {him}, and did it as well as {he} could.",
    ],
    [
      0.6,
      "=There was a silence, and then there was a great deal of noise, of the good kind. “That wasn't planned!” someone whispered. “Now it is,” whispered someone else, and went on from there. The hand came, the one that smelled of apple, and this time {hero} did not move back. It shook only a very little now.",
      "=There was a silence, and then there was a great deal of noise, of the good kind. “That wasn't planned!” someone whispered. “Now it is,” whispered someone else, and went on from there. It smelled of apple again, quite close, and this time {hero} did not move back.",
    ],
    [
      0.5,
      "=The gap has been mended, with three screws. Behind it is {hero}, and sits in the place from where it can be seen. It was big out there, and dusty. When something falls over at night, somewhere, a voice says: “That was the wind.” And then somebody laughs.",
      "=The gap has been mended, with three screws. When something falls over somewhere, a voice says: “That was the wind.” And then somebody laughs, and looks to see if {hero} {was} laughing, too.",
    ],
  ],
};

/** Two who cannot stand each other are left to themselves. */
const leftAlone: ArcStory = {
  after: [
    [
      0,
      "=At first it was only quiet. Then it was quiet for longer than it had ever been. “They'll be back in a minute,” said one. “I never asked you,” said the other. They both looked at the door. It is not easy to look at the same door as somebody with whom you are not on speaking terms.",
    ],
    [
      0.8,
      "=Supper did not come. They noticed it at the same moment, in two different corners. “You ate it,” said one. “There wasn't any,” said the other. It was their longest talk so far, and both of them felt that they had come off best.",
      "=The usual time came, and nothing happened at it. They noticed it at the same moment, in two different corners. “That's because of you,” said one. “It's because of you,” said the other. It was their longest talk so far, and both of them felt that they had come off best.",
    ],
    [
      0.6,
      "=There was something to be had, as it turned out, but it was up there and it was shut. One of them could get up there, and could not open it. The other could have opened it, and could not get up there. They each tried it alone until they were tired. It was noted on both sides that the other one could do something.",
    ],
    [
      0.4,
      "=Later, noises came that had never been there before. It was only that nobody was talking over them. “Did you hear that?” asked one. “No,” said the other, and moved a little nearer, and looked in the other direction while doing it. “I only came because there's a draught over there.” There was no draught.",
    ],
  ],
  end: [
    [
      0,
      "=“If you got up there and pushed it down,” said one in the middle of the silence, “then I could open it.” “You'd eat it all.” “Half.” “Which half?” They went into that very thoroughly, and it took until they were both so hungry that each would have been satisfied with the worse one. Then something fell down, and something was opened.",
    ],
    [
      0.6,
      "=It tasted of hardly anything. They ate it all the same, side by side, left half and right half, and at the end there was a bit in the middle that belonged to neither. They both looked at it. “You,” said one. “No, you,” said the other. It was not how they usually spoke, and they were quite startled.",
    ],
    [
      0.5,
      "=When there were steps at the door, they were each back in a corner, and not on speaking terms. It had been agreed on like that. Nobody noticed anything. It was only that from then on one bit was always left over, right in the middle of the dish.",
    ],
  ],
};

/** Somebody is new, and only one says hello. */
const firstHello: ArcStory = {
  after: [
    [
      0,
      "=The curtains knew it first. They moved wherever there was a window, and then stopped moving. Behind them it was agreed that one should wait and see. It was also agreed that somebody else should go first. Only one had not been there when that was agreed, and had long been standing in front of {hero}.",
      "=It was agreed that one should wait and see. It was also agreed that somebody else should go first. Only one had not been there when that was agreed, and had long been standing in front of {hero}.",
    ],
    [
      0.8,
      "=“Hello,” it went, from a good way down. “Hello,” said {hero}, from a good way up. It had been practised, and it came out a little too loud. Something fell off a shelf next door. “You're loud,” the visitor remarked, pleased. “What else can you do?”",
    ],
    [
      0.6,
      "=Then the others heard of it, and that was the end of the visits. Reasons were given. They were mostly about teeth. {Hero} could hear them through the wall, and looked into the mirror for a while with {his} mouth shut. {He} tried how it was to be less. It was possible in width, but not in height.",
      "=Then the others heard of it, and that was the end of the visits. Reasons were given. They could be heard through every wall, and {hero} heard them. {He} tried how it was to be less. It was possible to be less loud. It was not possible to be anybody else.",
    ],
    [
      0.4,
      "=So {hero} waited, too. If you wait on both sides, nothing comes of it, but it looks very polite. Twice {he} went as far as the gate, with something under a cloth that had turned out rather well. Twice the curtains moved. Then {he} went in again and ate it alone. It was meant for eleven.",
      "=So {hero} waited, too. If you wait on both sides, nothing comes of it, but it looks very polite. Twice {he} got as far as the gate. Twice the curtains moved. Both times {he} turned round again, as if that had been all {he} came for.",
    ],
  ],
  end: [
    [
      0,
      "=“Hello!” it went then, right through the hedge, from a good way down. “I'm not allowed to go over to you. But nobody said that you aren't allowed to come over to us.” {Hero} thought it through. There was no mistake in it. {He} breathed in, so as not to be too loud, and rang the bell with one finger.",
      "=“Hello!” it went then, from a good way down. “I'm not allowed to go over to you. But nobody said that you aren't allowed to come over to us.” {Hero} thought it through. There was no mistake in it. So {he} came over, as quietly as {he} could.",
    ],
    [
      0.6,
      "=They were all at home. They stood in the hall behind one another, with the oldest at the back. Nobody had thought about what comes after the ringing. “You say hello now,” it was explained to them, from a good way down. It took a moment. Then it came, rather thin, from behind somebody's shoulder.",
      "=They were all there. They stood behind one another, with the oldest at the back. Nobody had thought about what comes next. “You say hello now,” it was explained to them, from a good way down. It took a moment. Then it came, rather thin, from the very back.",
    ],
    [
      0.5,
      "=It has become quite loud there, and things fall off shelves on both sides. Whenever somebody new comes, the curtains still move. But it only lasts until the two of them have got their shoes on, the big ones and the very small ones.",
      "=It has become quite loud there. Whenever somebody new comes, it is still agreed that one should wait and see. But two of them are never there when that is agreed.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\\w*|cancer)\\b)";

/** Arcs for events that happen to creatures and things time and again. */
export const particularArcs: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:\w+ )?(?:refused|would not|did not want|stopped)\b.*\b(?:unless|until)\b.*\b(?:apologi[sz]\w*|sorry|admitted|confessed)\b/,
    by: "hero",
    of,
    idea: new RegExp(`^${LIGHT}`),
    stories: [theCondition],
  },
  {
    told: /^(?:wrote|sent|mailed|posted)\b.*\b(?:postcards|letters|messages)\b.*\b(?:from|wherever|on (?:his|her|its|their) way)\b/,
    by: "hero",
    of,
    idea: new RegExp(`^${LIGHT}`),
    stories: [thePost],
  },
  {
    told: /^(?:escaped|got (?:out|loose|away)|ran away|broke out|slipped out|had to keep|had to look|looked for|searched)\b/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:escaped|got out|got loose|ran away|broke out|slipped out)\\b)(?=.*\\b(?:class|school|pet|everyone|everybody|hamster|guinea pig|parrot|rabbit|play|show|concert|wedding|hotel|office)\\b)`,
    ),
    stories: [atLarge],
  },
  {
    told: /^(?:forgot them|left them|went (?:away|on holiday)|were (?:forgotten|left|alone|locked))\b/,
    by: "any",
    of,
    idea: new RegExp(`^${LIGHT}(?=.*\\b(?:hated each other|could not stand|enemies|fought|rivals|each other)\\b)`),
    stories: [leftAlone],
  },
  {
    told: /^(?:(?:wanted to|dared to|would|came to) (?:say hello|visit|talk|play)|said hello|was afraid|avoided|talked to|moved (?:in|into|next))\b/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:moved (?:in|into|next)|new neighbour)\\b)(?=.*\\b(?:nobody|no one|everyone|everybody)\\b)`,
      "i",
    ),
    stories: [firstHello],
  },
]);
