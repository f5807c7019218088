import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { AIM_END, REASON } from "./where.ts";

const NO_VOYAGE =
  /\b(?:murder\w*|killed|war|battle|smuggl\w*|refugee\w*|drown\w*|sank|sinks|medicine|pirates? attack\w*|bathtub|table|disappear\w*|vanish\w*|snor\w*|ghost)\b/i;

/** Stories of crossing a sea and of climbing a mountain. */
export const crossings = [
  story({
    says: [
      phrase(
        `(?:sail(?:s|ed)|row(?:s|ed)|paddl(?:es|ed)|drift(?:s|ed))(?: alone| solo| all the way)? (?:across|over) (?<sea>(?:the |an? )(?:[\\p{L}-]+ ){0,3}?(?:sea|ocean|lake|Atlantic|Pacific|channel|Channel|Sea|Ocean|bay|strait|river|Mediterranean|pond))`,
      ),
    ],
    may: [
      phrase("in (?<vessel>an? (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+)(?=[.,]| to| with| made| and|$)"),
      new RegExp(`\\b${AIM_END}`, "u"),
      REASON,
    ],
    unless: NO_VOYAGE,
    of: "creatures",
    after: [
      [
        "“In {vessel}?” said the harbour master. He looked at {thesea}, which began behind him and did not stop anywhere. “Does it leak?” “Only at the bottom,” said {hero}. {He} had a biscuit along, and {he} was not afraid. {He} had never been further out than the end of the jetty.",
        "“Across {thesea}?” said the harbour master. He looked at {thesea}, which began behind him and did not stop anywhere. “Do you know how big it is?” “No,” said {hero}. “That's why.” {Hero} had a biscuit along, and {he} was not afraid. {He} had never been further out than the end of the jetty.",
      ],
      "For the first three days {thesea} was as smooth as a plate. {Hero} sang, and counted the clouds, and said “Ahoy!” to a bottle. “There's nothing to it,” {he} called to a seagull who was passing. “We'll speak again on Thursday,” said the seagull, who had been here before.",
      "+ Then the land was gone, in front and behind. {Hero} turned round in a circle. Wherever {he} looked, there was {thesea}, and it was the same on all sides. {Hero} took out the biscuit, to have something with corners. {He} only ate one of them. The other three had to last.",
      "On Thursday it came. The sky turned black, and {thesea} got up on its hind legs. {Hero} was thrown up, and dropped. “I don't want to any more!” screamed {hero}. “I want to go home!” But home was just as far as the other side.",
      "So {hero} did the only thing {he} could. {He} held on. {He} held on with everything that {he} had, and between two waves {he} let go with a bit of it, in order to bail. It went on for a night, and another night.",
    ],
    end: [
      "Then it was quiet. {Hero} opened one eye. {Thesea} lay there, flat and blue, and pretended that nothing had been the matter. On the edge of what was left sat the seagull. “Well?” she asked. “It's bigger than I thought,” said {hero}. “You're sitting the wrong way round,” said the seagull. “Look behind you.”",
      [
        "Behind {hero} there was a strip. It was as thin as a hair, and it stayed. It got trees, and then it got a beach, and on the beach some people stood and stared. “Where have you come from?” they called. {Hero} pointed back. “In {thevessel}?” “There was more of it when it started,” said {hero}.",
        "Behind {hero} there was a strip. It was as thin as a hair, and it stayed. It got trees, and then it got a beach, and on the beach some people stood and stared. “Where have you come from?” they called. {Hero} pointed back, over the whole of {thesea}. They sat {him} in the sun and gave {him} something warm, and wanted to hear it all.",
      ],
      "One corner of the biscuit {hero} has kept. It lies on the windowsill, hard as a stone. When the wind is in the right direction, a seagull comes by, taps on the glass and asks for it. “On Thursday,” {hero} says every time.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:sail(?:s|ed)|row(?:s|ed)|paddl(?:es|ed)|kayak(?:s|ed)|cross(?:es|ed))(?: alone| solo| all the way| by boat)? (?:across |over |around )?(?<sea>(?:the )(?:[\\p{L}-]+ ){0,3}?(?:sea|ocean|Atlantic|Pacific|Channel|channel|Sea|Ocean|world|globe|Mediterranean|Baltic|lake|Strait|Horn|island))`,
      ),
    ],
    may: [
      new RegExp(`\\b${AIM_END}`, "u"),
      REASON,
      phrase("in (?<vessel>an? (?:[\\p{L}-]+ ){0,3}?boat)"),
      phrase("with <friend:somebody>"),
    ],
    unless: new RegExp(`${NO_VOYAGE.source}|\\bcross(?:es|ed) (?:the )?(?:lake|island)`, "i"),
    of: "people",
    after: [
      [
        "When the harbour was still in sight, they were all standing on the wall, and {hero} waved until {his} arm hurt. Then {he} was out on {thesea}, and there was no one left for whom {he} had to look brave. Why all this? On a strip of tape above the compass {he} had written it down: to {ownaim}",
        "When the harbour was still in sight, they were all standing on the wall, and {hero} waved until {his} arm hurt. Then {he} was out on {thesea}, and there was no one left for whom {he} had to look brave. Above the compass {he} had stuck a strip of tape. “You wanted this,” {hero} had written on it.",
      ],
      "+ The first week passed with being sick and with mending. Salt got into everything: the bread, the bed, the pages of the book. {Hero} learned to sleep for twenty minutes and wake up before something broke. At night {thesea} shone when {he} put a hand in, and {hero} thought of a word for it, and there was no one who needed it.",
      [
        "+ {Friend} kept the watch from midnight to four. In all those weeks {hero} and {friend} hardly ever saw each other awake, and passed on the boat like a parcel, with a thermos on it. Each of them left the last mouthful for the other. It was not talked about. It was always still warm.",
        "+ In the third week {hero} began to talk aloud. First {he} talked to the boat, and then to the kettle, and in the end to {himself}, at some length. {He} found that {he} was quite good company, once the complaining was over. On Sundays {he} put on a clean shirt and asked {himself} to dinner.",
      ],
      "In the fifth week the rudder broke, at night, in a storm. A wave as high as a house had come down on {hero}. When {he} could breathe again, {he} lay among splinters. The strip of tape hung down on one side. {Hero} tore it off.",
      "“I don't want to any more,” {hero} said. {Thesea} did not care about that, neither in a good way nor in a bad one. And that was odd: it calmed {him}. There was nobody here whom {he} had to prove anything to. There was only a rope that was loose, and a hole, and after those the next thing. {Hero} wiped {his} nose and began with the rope.",
    ],
    end: [
      "It took nineteen days like that, from one thing to the next. And one morning {thesea} smelled different. It smelled of earth and of diesel and of fried fish. {Hero} stood up. There was a light, and it went on and off, and then another one.",
      "They had been standing on the wall since noon. Nobody waved; they only stood there. When {hero} set foot on the stones, {his} legs gave way, because nothing was moving any more, and they caught {him} from three sides. “You've done it,” they said. “Yes,” said {hero}, and {he} laughed and cried, because what came next had nothing to do with tape.",
      "The boat lies on trestles behind the house, and {hero} mends it, one thing after the other. Above the compass there is a clean rectangle, where something used to be stuck. “What did it say there?” people ask. {Hero} looks at the clean place for a while. “I can't remember,” {he} says.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:climb(?:s|ed)?|climbing|reach(?:es|ed)?|conquer(?:s|ed)?) (?:to the top of |up )?(?<peak>(?:the |an? )(?:[\\p{L}-]+ ){0,3}?(?:mountain|peak|hill|volcano|summit|cliff)(?: in (?:the world|the [a-z]+|\\p{Lu}\\p{L}+))?|(?:Mount |Mt\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*|(?:the )?(?:Mont Blanc|Matterhorn|Eiger|Kilimanjaro|Everest))`,
      ),
    ],
    may: [
      REASON,
      phrase("with <friend:somebody>"),
      /\b(?:although|even though|though|but) (?<ownodds>(?!s?he (?:is|was) afraid)[^.!?\p{Lu}]+[.!?])/u,
      new RegExp(`\\b${AIM_END}`, "u"),
    ],
    unless:
      /\b(?:murder\w*|killed|dies|died|avalanche|rope|trapped|tree|echo|whistles?|wake him|wake the sun|tower|affair|window|down from|afraid|scared|ladder)\b/i,
    of: "people",
    after: [
      [
        "At the hut the wind had been so strong that the door opened by itself. {Hero} laced up {his} boots by the light of a torch. “{Peak} isn't going anywhere,” said the keeper of the hut. “You can still turn back.” {He} pulled the laces tight and stepped out, although {ownodds}",
        "At the hut the wind had been so strong that the door opened by itself. {Hero} laced up {his} boots by the light of a torch. “{Peak} isn't going anywhere,” said the keeper of the hut. “You can still turn back.” {Hero} had heard that at home as well, from nearly everyone. {He} pulled the laces tight and stepped out.",
      ],
      "+ For the first hours there was only a circle of light, and in it a boot, and then the other one. {Hero} counted to a hundred and began again. {Thepeak} was nowhere to be seen. It was only to be felt, in the calves and in the lungs, and as a large cold thing that stood in front of the stars.",
      [
        "+ {Friend} {friendwas} in front or behind, depending on who had more strength just then. They hardly spoke. But whenever {hero} stopped, {friend} stopped as well and was suddenly very interested in a stone. It was the most polite thing that anyone had ever done for {hero}.",
        "+ When the sun rose, {hero} saw how far it was still. {He} ought not to have looked. {He} sat down on a stone and ate half a bar of chocolate, and behind {his} back the keeper of the hut was still standing at the door, as small as a pin, and looked up.",
      ],
      "Below the last ridge {his} legs stopped. It was no decision. {Hero} told them to go on, and they stayed. Above lay the top of {thepeak}, so near that the snow could be seen blowing from it. {Hero} sank down on the stones. All the voices that had advised {him} against it spoke at the same time, and {he} had no breath to contradict them.",
      [
        "“Ten steps,” said {friend}. “Ten, and then we'll see.” “I can't do ten,” said {hero}. “Then do one.” {Hero} did one. {Friend} stood still and waited for it as if there were no more important step in the whole world. So {hero} did a second one. At ten {friend} did not say a word, and {hero} noticed it only at thirty.",
        "“Ten steps,” {hero} told {himself} at last. “Ten, and then I'm allowed to turn round.” At the fourth one {he} fell on {his} knees and got up. At ten {he} could have turned round. “Once more,” said {hero}. {He} told {himself} so another thirty times, always in the same words, and believed it every time.",
      ],
    ],
    end: [
      "And then it did not go up any further. {Hero} looked for the next step, and there was only air. On all sides the world went down and away, blue behind blue. {Hero} had thought that {he} would feel big up there. {He} felt very small, as small as a crumb, and so happy that {he} had to hold on to {thepeak} with both hands.",
      [
        "{Friend} and {hero} did not shout. They sat down with their backs together, out of the wind, and shared the chocolate. “Say it,” said {friend}. “What?” “What you've been wanting to say since the hut.” {Hero} thought about it. The voices were quiet. “It was worth it,” {he} said, “for the ten steps.”",
        "{Hero} did not shout. {He} sat down with {his} back to the wind, and put a small stone from the valley on top of all the others. A black bird with a yellow beak landed beside it, looked at {hero}, and waited. “Have the chocolate,” {he} said. “It was worth it, for the ten steps.”",
      ],
      "From the kitchen window {hero} can see no mountain at all. But on some days everything is too much, and {hero} sits at the table and cannot get up. Then {he} thinks of {thepeak}. “Ten steps,” {he} says, “and then we'll see.” It is only six to the door.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:climb(?:s|ed)?|climbing|got to the top of|gets to the top of|reach(?:es|ed)? the top of|hik(?:es|ed) up)(?: to the top of| up)? (?<peak>(?:the |an? )(?:[\\p{L}-]+ ){0,3}?(?:mountain|peak|hill|volcano|summit|cliff)(?: in (?:the world|the [a-z]+|\\p{Lu}\\p{L}+))?|(?:Mount |Mt\\.? )\\p{Lu}[\\p{L}'’-]+|(?:the )?(?:Mont Blanc|Matterhorn|Kilimanjaro|Mount Everest|Everest))`,
      ),
    ],
    may: [REASON, phrase("with <friend:somebody>"), new RegExp(`\\b${AIM_END}`, "u")],
    unless: /\b(?:murder\w*|killed|avalanche|echo|whistles?|wake|sun|window|afraid|scared|giant)\b/i,
    of: "creatures",
    after: [
      [
        "{Hero} had come to {ownaim} {He} wanted to tell {thepeak} about it. But {thepeak} was so tall that {hero} did not know where its ear was. So {he} only put one foot on it, right at the bottom, where it begins. “That's one,” {hero} said. {He} looked up. There were a few more.",
        "“Good morning,” said {hero} to {thepeak}. But {thepeak} was so tall that {hero} did not know where its ear was. So {he} put one foot on it, right at the bottom, where it begins. “That's one,” {hero} said. {He} looked up. There were a few more.",
      ],
      "Those who lived at the foot came out to watch. “With those legs?” said a marmot. “You'll never get to the top of {thepeak}.” “One of us has to be the first,” said {hero}. They laughed, and brought chairs out, so as not to miss it when {hero} came down again.",
      "+ By evening {hero} had come as far as a big stone. {He} was proud of that until {he} saw that it was the stone beside the chairs. A gust of wind had blown {him} back down twice. “What's it like up there?” called the marmot. “Steep,” said {hero}, and slept behind the stone, so that they should not see {his} feet.",
      "Higher up it grew cold. {Hero} slipped on the ice and slid down, past everything that {he} had climbed since noon. {He} did not cry. {He} only lay where {he} had come to a stop, and felt {thepeak} under {his} stomach. Deep inside it was warm. “You're so big,” whispered {hero}. “How is that supposed to work?”",
      [
        "“Bit by bit,” said {friend}, and held something out to {hero} to hold on to. And bit by bit it was. {Hero} stopped looking at the top. {He} picked out one crack in the rock, and went there, and then one dry blade of grass, and went there. Where {hero} could not go on, {friend} pushed.",
        "{Thepeak} gave no answer. But just before {his} nose there was a crack in the rock, exactly as wide as {hero's} foot. A bit further up there was another. {Hero} stopped looking at the top. {He} went from one crack to the next, and each of them fitted as if it had been made for {him}.",
      ],
    ],
    end: [
      "{Hero} hardly noticed it when {he} was there. {He} felt for the next crack, and there was none, and when {he} lifted {his} head, there was nothing above {him} but sky. {Hero} stood right on top of {thepeak}. {He} was now the tallest of all, by just about {his} own height.",
      "“I'm up!” called {hero}. It came back from all sides: up, up, up. Down at the bottom the marmot fell off his chair. {Hero} bent down and patted {thepeak}. “Thank you for carrying me,” {he} told it. Perhaps it was only the wind, but it did sound like a sigh, and rather a pleased one.",
      "The marmot tells everybody that he always knew it. And those who are small come from all sides, look up at {thepeak}, and ask how it is done. {Hero} shows them the place at the bottom, where it begins. “That's one,” {hero} says.",
    ],
  }),
];
