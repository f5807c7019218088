import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A feast that hardly anybody remembers. */
const lostFeast: Story = {
  after: [
    [
      0,
      "=The {feast} was still printed in the calendar, in red. But how it went, nobody could say any more. {Hero} asked the three oldest people in the place. The first had kept half a song, the second a smell. The third only knew that he had always got wet.",
    ],
    [
      0.8,
      "=So {hero} began with what there was. {He} put it out in front of the door, and stood beside it for an hour. Two people asked whether something had happened. One wanted to know how much it cost.",
    ],
    [
      0.7,
      "=The second time there was a poster. “Bring whatever you've got left of it,” it said. Somebody promised a drum. Somebody promised to think about it. The mayor promised that he would soon promise something.",
    ],
    [
      0.4,
      "=Then the evening came, and the square was empty. There was a wind. The drummer had come, but he had left the sticks at home. {Hero} looked up at the clock, and then at the drummer. “How did it begin in the old days?” “Somebody always shouted something,” said the drummer. “I don't know any more what it was.”",
    ],
  ],
  end: [
    [
      0,
      "=He hit the drum with his spectacle case, just once. A window flew open. “Will you be quiet down there!” somebody shouted. It was the oldest woman in the place. The next moment she put her hand to her mouth. “That's it,” she said. “That's what was shouted! It was always my father who did it.”",
    ],
    [
      0.6,
      "=After that one thing pulled out the next, like a scarf out of a sleeve. Somebody knew the second half of the song, because it had to rhyme with the first. They came as they were, in slippers, in aprons, one of them shaved on one side only. They went round the square four times. Nobody remembered who has to say stop.",
    ],
    [
      0.8,
      "=It is written down now, so that it cannot get lost. On page one there is the song, and on page two what one has to bake. Page three says that somebody gets wet, and that it is not known why. And the {feast} begins when a window flies open.",
    ],
  ],
  close: [
    [
      0.8,
      "=It is written down now, so that it cannot get lost. On page one there is the song, and on page two what one has to bake. Page three says that somebody gets wet, and that it is not known why.",
    ],
  ],
};

/** Two are far apart and do something together all the same. */
const farApart: Story = {
  after: [
    [
      0,
      "=At the one end it was getting light, and at the other the lamps were on. One had to do sums first. There was a clock with a second pair of hands, made of cardboard. Whoever looked at it too quickly was late for tomorrow.",
    ],
    [
      0.8,
      "=It was the small things that did not get through. One could say that there was jam, and what kind, and that it was still warm. It was all quite clear at the other end. But nobody there could lick the spoon.",
    ],
    [
      0.7,
      "=First everything was tried at exactly the same time: one, two, three, now. It never was quite the same. There was always a second missing. It got lost somewhere over the water. So one of the two always laughed first, and the other laughed into the quiet.",
    ],
    [
      0.6,
      "=Then a parcel was sent. It took five weeks, by way of a place that lies in quite another direction. There had been a jar in it. Now there was a stain, a great deal of glass, and a spoon. The spoon had come through.",
    ],
    [
      0.4,
      "=And then there came a day when nothing was heard from the other end. It was only a cold. The next time it was only an exam, or a train. The chair on the opposite side was just a chair. “One gets used to it,” people said. That was exactly what there was to be afraid of.",
    ],
  ],
  end: [
    [
      0,
      "=In the middle of the night it rang. “I've got it,” said a voice that was wide awake. “What have you got?” “The second. The one that's missing. If I begin a second before you, then it's the same time for you. And the next time it's your turn.” It was worked out once more, on the back of a hand. It was correct.",
    ],
    [
      0.6,
      "=Since then they take turns at being too early. It is a strange feeling to laugh about something that is still on its way. One has to rely on it that the other one comes after. So far that has always worked.",
      "=Since then each has a turn at being too early. It is a strange feeling to laugh about something that is still on its way. One has to rely on it that the other one comes after. So far that has always worked.",
    ],
    [
      0.8,
      "=At the one end lies a spoon, and at the other the lid of a jar. Once a year they are in the same room, with two bags in the hall. The cardboard hands are taken off the clock. And then, before anything is said, somebody puts the kettle on, and there is jam.",
    ],
  ],
};

/** A child's dog has died. */
const dogDied: Story = {
  after: [
    [
      0,
      "=The bowl was still there, and the lead on its hook, and the hollow in the cushion. Only the rest was missing. {Hero} did not go into the kitchen for a whole day. That was where it was loudest how quiet it was.",
    ],
    [
      0.8,
      "=The grown-ups said that it had been a good long life. They said it several times. {Hero} wanted to know what one does now. They looked at each other. “What would you like to do?” they asked. It was the first sensible question.",
    ],
    [
      0.7,
      "=There was a box from the winter boots. It was too small. Then there was a crate from the greengrocer's, with “Sunny Spain” on it in red letters. {Hero} looked at it from all sides. It would do, {he} found. The {hound} had never been to Spain.",
    ],
    [
      0.6,
      "=Somebody had to say a few words. {Hero} had written them down: that there had once been a sofa, and that it had tasted good. That the vacuum cleaner had been the enemy. That one always knew first who was coming up the path. Half-way down the page the letters got wet, and somebody else had to read on.",
    ],
    [
      0.4,
      "=At night {he} lay awake. Steps came up the path outside. {Hero} waited for the bark. {He} had known that there would not be one, and had waited all the same. It was only a second, but it was the longest of the whole day.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} barked {himself}. It was not very loud. In the next room a bed creaked. Then there was a second bark, a deep one, with a cold in it. The steps outside stopped. “Hello?” somebody called. They both lay there, each in their own bed, with a pillow over their mouth, so as not to laugh.",
    ],
    [
      0.6,
      "=They did it again on a good many evenings. Whoever came up the path was told off, as it should be. “I've missed that,” said the postman, and one could see that he meant it.",
    ],
    [
      0.8,
      "=Something yellow grows there now that was never planted. It must have come with the crate. The lead is still on its hook. Now and then {hero} takes it down and goes once round the block with it, past every tree at which one has to stop.",
      "=Something yellow grows there now that was never planted. It must have come with the crate. The lead is still on its hook. Now and then it is taken down, and goes once round the block, past every tree at which one has to stop.",
    ],
  ],
};

const FEAST =
  "(?<feast>(?:[a-z]+ )?(?:festival|carnival|fair|feast|procession|harvest dance|parade|ceremony|ball|custom|tradition|celebration))";

/** What is nearly over and is kept all the same. */
export const keptAlive: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("murder|ghost|prince|princess|dragon")}(?:found|finds|decided|wanted|tried|brought|began|started|lit|organi[sz]ed|set out|remembered|refused|had to|brings) [^.]*`,
    ),
    idea: new RegExp(
      `(?:forgot|forgotten|forgets|no longer (?:knew|celebrated|remembered)|nobody (?:knew|remembered|celebrated)|cancelled|canceled|called off|given up|had not been celebrated|abolished|banned|dying out)[^.]*?\\b(?:the|an?|its|their|old) ${FEAST}\\b|\\b(?:the|an?|old) ${FEAST.replace("feast", "feast2")} (?:was|were|had been|is) (?:nearly |almost |about to be |going to be |to be )?(?:forgotten|cancelled|canceled|called off|abolished|banned|lost|given up)`,
      "iu",
    ),
    ...lostFeast,
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:still|every [a-z]+|always|each [a-z]+) [^.]*?\\b(?:on video|by video|over video|over the phone|on the phone|by phone|by letter|online|on (?:the )?screen|over the internet|on skype|by radio)\\b[^.]*|(?:had|have|ate|cooked|played|met|talked) [^.]*?\\b(?:on video|over video|by video|online|over the phone)\\b[^.]*|watch(?:ed)? the (?:same )?(?:moon|stars|sunset) at the same time[^.]*",
    ),
    idea: /\b(?:moved (?:to|away)|distance|far (?:away|apart)|different (?:countries|continents|cities|towns)|abroad|thousand|Canada|Australia|America|(?:she|he|one) (?:was|is) in [A-Z])/u,
    ...farApart,
  },
  {
    by: "any",
    words: inSentence(
      `${unless("ghost|murder|poison\\p{L}*|war|stray")}(?:(?<hound>dog|puppy) (?:had |has |has just |had just )?(?:died|passed away)|(?:wanted|decided|wants) to bury|buried|misses|missed|could not stop crying|was sad|were sad|did not want (?:a|another) new)\\b[^.]*`,
    ),
    idea: /\b(?<hound>dog|puppy)(?: [A-Z]\p{L}+)? (?:had |has |has just |had just )?(?:died|passed away)\b/iu,
    ...dogDied,
    of: "children",
  },
];
