import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, said, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A machine wants what no manual knows. */
const notInManual: Story = {
  after: [
    [
      0,
      "=It was not in the manual. {Hero} looked it up on every page. Between “defrosting” and “dents” there was nothing about it. To {deed}: where could that have come from? {He} checked the plugs, one after the other. None of them was loose.",
    ],
    [
      0.6,
      "=The first attempt went strictly according to plan, in forty-one steps. {Hero} carried out every single one of them. At the end all the lamps were green, and still it was not the real thing. It was like a very exact drawing of a cake.",
      "=The first attempt was carefully prepared. {Hero} made a table with forty-one lines and worked through it from the top. In the last line it said: done. But it was not done at all. It was like a very exact drawing of a cake.",
    ],
    [
      1,
      "=“What are you doing there?” asked the woman with the bucket. “I am trying to {deed},” said {hero}, “step by step.” “There you are,” said the woman. “Leave out the steps.” That was as if somebody had told {him} to walk without a floor.",
      "=“What are you doing there?” asked {mate}. “I am trying to {deed},” said {hero}, “step by step.” “There you are,” said {mate}. “Leave out the steps.” That was as if somebody had told {him} to walk without a floor.",
    ],
    [
      0.6,
      "=So {he} watched those who could do it. They did it quite wrongly. They stopped in the middle, scratched their heads, began again from the front, and laughed about it. {Hero} noted down everything, the scratching as well. It took off a good deal of paint.",
    ],
    [
      0.4,
      "=Then it was said that {he} {was} to be updated in the morning. “After that all this nonsense will be gone,” the technician said kindly. There was one night left. {Hero} worked out the chances. They came to nought, a point, and after it so many noughts that {he} stopped counting. It was the first sum that {he} ever did not believe.",
    ],
  ],
  end: [
    [
      0,
      "=That night {hero} left out step one, and the second one after it. Something went wrong at once. Instead of beginning again at the top, {he} scratched {his} head. It squeaked. And there it was, quite small and a bit crooked, as if it had only been waiting for that. To {deed}: so that was what it felt like. It was not like a drawing at all.",
    ],
    [
      0.6,
      "=In the morning the technician opened his case. “Has anything unusual happened?” he asked. The woman with the bucket stood in front of the socket, and did not move. “Nothing that you would find in there,” she said. He looked at {hero}, and for quite a while at the scratches in the paint. Then he wrote down: works.",
    ],
    [
      0.8,
      "=It is still not in the manual. But somebody has put a slip of paper between “defrosting” and “dents”. There is only one line on it, and it is in pencil, like something that may yet be improved. Leave out step one, it says.",
    ],
  ],
};

/** One is left over, and calls until there is an answer. */
const lastOne: Story = {
  after: [
    [
      0,
      "=It has its good sides. There was never a queue. Every night {hero} could have slept in another house, and always took the one with the yellow shutters. On the stairs {he} still said good morning. It would have felt rude not to.",
      "=It has its good sides. There was never a queue. Every night {hero} could have slept in another house, with {pal} at the foot of another bed. They always took the one with the yellow shutters. On the stairs {he} still said good morning.",
    ],
    [
      0.6,
      "=Every day at noon {hero} climbed up to the roof, switched on the transmitter and asked whether there was anybody there. Then {he} counted to a hundred. In the beginning {he} had counted fast. Now {he} took {his} time. It was the best part of the day, for up to ninety-nine there might always be somebody.",
    ],
    [
      0.6,
      "=Once {he} set out to look. At every crossroads {hero} painted a red arrow on a wall, so that somebody could follow it. After three weeks there was a wall with something red on it, far off. {He} ran the last part of the way. It was one of {his} own arrows.",
    ],
    [
      0.6,
      "=What could be kept going {he} kept going: a fountain, a clock, one street lamp. “Why do you bother?” {he} asked aloud, and answered in another voice, so that there should be two opinions. It was an old quarrel. Neither of them ever gave in.",
    ],
    [
      0.4,
      "=Then the transmitter broke. It was only one small part, of which there had once been millions. {Hero} sat up there at noon all the same, with the part in {his} hand, and counted to a hundred. At a hundred {he} did not stop. Somewhere after four hundred it got dark.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} looked over the roofs once more, as one looks round a room before going to bed. There was the street lamp. And a long way behind it, where there had never been anything, there was another light. It went out. It went on again. That was not the wind, for the wind cannot count. Somebody over there was counting, and had just got to ninety-nine.",
    ],
    [
      0.6,
      "=It took two days to get there. At the last crossroads there was the red arrow. Somebody had painted a blue one under it, which pointed back. And beside the wall stood somebody with a paintbrush, who had much the same look, and hardly any voice. “Good morning,” said {hero}. It was evening. It had been saved up for so long.",
    ],
    [
      0.8,
      "=There is a queue now, on some days, of two. Whoever is at the back complains, and enjoys it. The transmitter has been mended, with a part from a music box, and at noon they take turns. The house with the yellow shutters is no longer free. That is the best thing about it.",
    ],
  ],
};

/** Somebody hears what others think. */
const thoughtsHeard: Story = {
  after: [
    [
      0,
      "=At first {hero} took it for the radio. Somebody was worrying about a roast, somebody else was counting, and a third voice said over and over again: don't yawn, don't yawn. But nobody's lips were moving. On the opposite seat a man yawned.",
    ],
    [
      0.6,
      "=It has its uses. {Hero} knew which cheese the woman at the counter would rather not sell. {He} knew when a “Come and see us” meant “Please don't”. After two days {he} knew so much that {he} hardly liked to say good morning, for nearly everybody was thinking of something else.",
    ],
    [
      1,
      "=Then {he} tried to make use of it. A man with a fine hat was thinking of his mother, and {hero} asked him how his mother was. The man turned pale, and got off at the next stop. One should not answer what has not been said. {He} wrote that down.",
      "=Then {hero} tried it out on {mate}. “I'm not thinking of anything,” said {mate}. “You are. You're thinking of cake.” After that {mate} tried to think of something else, and it was terrible to listen to.",
    ],
    [
      0.6,
      "=With cotton wool it got no better, and with a hat pulled down it only got darker. {Hero} took the long way home, across the field, where there was only a cow. The cow thought one single thing, for an hour and a half, and it was grass. It was wonderful.",
    ],
    [
      0.4,
      "=The worst was what they thought of {him}. It was not even bad. It was just so little. {Hero} stood among all those people, and nobody was thinking of {him} at all, apart from one who wondered whether that coat was new. {He} went and sat down in the darkest corner there was.",
    ],
  ],
  end: [
    [
      0,
      "=There {he} heard one more, very quietly, from the other end of the bench. Don't look over now, it thought. Say something. No, not that. It was a voice that did not think of anything else. “I can hear you,” said {hero}, although it was written down that one should not. There was a long silence in there. Then it thought: oh. And aloud it said: “Is that coat new?”",
    ],
    [
      0.6,
      "=They got to talking, first in the one way and then in the other. After a time {hero} noticed that only one of the two could still be heard. The roast was gone, and the counting. {He} listened for it like for a clock that has stopped. “What are you thinking?” {he} asked, for the first time in days, and had to wait for the answer.",
    ],
    [
      0.8,
      "=It has never come back. Only in the field, on some evenings, there are two of them beside the cow, listening. There is nothing to be heard. But one can see quite well what she thinks.",
    ],
  ],
};

/** All have to tell the truth for once. */
const onlyTruth: Story = {
  after: [
    [
      0,
      "=“How do you like my hat?” somebody asked, as people do. “It looks like something that has been run over,” was the answer. They were all frightened, and most of all the one who had said it. “I wanted to say that it's nice,” came next. “I have wanted to say so for six years.”",
    ],
    [
      0.6,
      "=After that hardly anybody opened their mouths. But it is no use to keep them shut when one is asked something. Who had scratched the car? Who never washed up? “Me,” said {hero}, before {he} could stop it. It came out of {him} like a hiccup.",
      "=After that hardly anybody opened their mouths. But it is no use to keep them shut when one is asked something. Who had scratched the car? Who had eaten the last one? It came out of them like hiccups, one after the other, and {hero} looked from one to the next.",
    ],
    [
      1,
      "=They tried to get round it. One of them only hummed. One wrote it down, and even the pencil would not lie. Two neighbours who had been polite to each other for eleven years stood at the fence, and it took a quarter of an hour until everything had been said. Then they were both out of breath.",
    ],
    [
      1,
      "=“Do something,” they said to {hero}. “I don't know how,” said {hero}, and that was the truth as well. {He} had thought, a little truth can't do any harm. Now they sat there with their hats and their scratches, and none of them wanted to sit beside another.",
    ],
    [
      0.4,
      "=In the end they were all about to go, each of them alone. At the door a small child asked the one with the hat: “Are you sad?” Nobody had asked that. It was quite quiet. One could see how the answer came up, and how much it was not wanted. “Yes,” said the one with the hat. “It was my mother's.”",
    ],
  ],
  end: [
    [
      0,
      "=They all came back from the door. It turned out that they had only ever asked the wrong questions. “Did you mean it badly?” “No.” “Do you like having me next door?” “Yes. I listen for your gate.” {Hero} put the kettle on. It was difficult to get a word in, because so many true things had to be said, and most of them were quite friendly.",
    ],
    [
      0.6,
      "=Towards midnight it wore off. “This is the best tea that I have ever drunk,” said one of them, and they all listened closely. It was not, it was rather weak. “Thank you,” said {hero}. There was something to be said for it, they agreed, as long as one knew how it was meant.",
    ],
    [
      0.8,
      "=“How do you like my hat?” the one with the hat asks now and then, and turns round once. They take their time about the answer. “It looks as if it had been run over,” they say, “and it suits you.” Both of these are true.",
    ],
  ],
};

/** Only one notices what is wrong. */
const onlyWitness: Story = {
  after: [
    [
      0,
      "=It was quite clear, when one knew it, and that was why {hero} could not understand the others. They ate, they talked, they passed the salt. “Does nothing strike you?” {he} asked. They looked round. “You've cut your hair,” somebody said. {Hero} had not.",
    ],
    [
      0.6,
      "=So {he} began to write it down, in a small book, with the hour. It was always a trifle. When {he} read it out, it sounded like nothing at all. “Everybody has days like that,” they said. {Hero} wrote down that, too, and who had said it.",
    ],
    [
      1,
      "=“Could it be that you're tired?” they asked. They meant it kindly, and it was worse than laughing. They gave {him} an hour off, and a pill, and took the work out of {his} hands. {Hero} lay there and counted what {he} had seen. It was eleven things. Tired people do not see eleven things.",
    ],
    [
      1,
      "=Then {he} set a little trap. {Hero} asked a question to which only one answer was right, quite by the way, while {he} {was} wiping the table. The answer came too late and was wrong by a hair's breadth. Nobody else had been listening. {He} went on wiping until the table shone.",
      "=“I believe you,” said {mate}. It was only one, but until then it had been none. A little trap was set: a question, quite by the way, to which only one answer was right. It came too late, and was wrong by a hair's breadth. {Mate} dropped a spoon.",
    ],
    [
      0.4,
      "=After that it was {hero} who was being watched. The small book was not where it had been. It lay on the table in front of {his} place, open at the last page, and under the last line somebody had written, in a hand that was nearly right: “And what are you going to do now?”",
    ],
  ],
  end: [
    [
      0,
      "=“Ask you,” said {hero} aloud. It was the one thing that {he} had not done in all that time. There was a chair in the corner, and something moved on it. “I did wonder,” said the voice, “how long it would take until somebody asks. Nobody here looks at anybody, except you. It was easy.” And then {he} {was} told what was behind it, all eleven things, one after the other.",
    ],
    [
      0.6,
      "=In the morning {hero} put the small book in the middle of the table, between the salt and the bread. This time they read it themselves, and nobody asked whether {he} {was} tired. “But why didn't we notice?” they asked. “You did,” said {hero}. “You said that everybody has days like that. It's on page four.”",
    ],
    [
      0.8,
      "=Then it was put right, as far as such things can be put right. They still eat there and talk and pass the salt. But now and then somebody puts down the fork and looks round the table, from one to the next. “You've cut your hair,” it is said then, and it is true.",
    ],
  ],
};

const MACHINE = "robots?|android|computer|machine|AI|chatbot|drone|cyborg|vacuum cleaner|automaton";

/** Stories of machines, and of what no machine can do. */
export const machinesAndMinds: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `${said(MACHINE)}${unless("war|kill|destroy|wedding|race|win")}(?:wanted|dreamed|longed|wished|tried|hoped|was trying|had always wanted|decided|learned|learnt) to (?<deed>(?:learn (?:how )?to )?(?!find\\b|go\\b|escape|leave|get\\b|stop|save|help|protect|search|be (?:human|loved|free|alone|a )|stay|come|return|see|visit|run|explore|know|kill|hide)[a-z]+[^.,]*?)(?=[.,]| (?:but|and|so|because|until|although|like|for)\\b)[^.]*`,
    ),
    ...notInManual,
    of: "things",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:is|was|were|of|be|as|lived|and) (?:the )?(?:very )?last (?:living )?(?:human(?: being)?|person|man|woman|girl|boy|child|people|survivor|one)(?: left| alive)? (?:on|in|of) (?:the )?(?:earth|world|planet|city|moon|mars|universe)(?: and (?<pal>(?:his|her|an?|the) [^.,]+))?\\b[^.]*|^The last (?:human(?: being)?|person|man|woman|girl|boy)(?: left| alive)? (?:on|in) (?:the )?(?:earth|world|planet|city)(?: and (?<pal2>(?:his|her|an?|the) [^.,]+))?\\.",
    ),
    ...lastOne,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dogs?|cats?|animals?|trees?|plants|dead|ghosts?")}(?:could|can|was able to|began to|started to|suddenly) (?:suddenly )?(?:hears?|heard|reads?) (?:(?:what|everything) (?:other |all )?(?:people|everyone|everybody|others|her [a-z]+|his [a-z]+) (?:thought|think|thinks|was thinking|were thinking)|(?:(?:other |all )?(?:people|everyone|everybody|others|strangers)['’]?s?['’]? )?(?:thoughts|minds))\\b[^.]*`,
    ),
    ...thoughtsHeard,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:[a-z]+ed|wrote|built|made|brewed|cast) (?:an?|the) [^.]*? (?:that|which) (?:made|makes|forced) (?:everyone|everybody|people|all (?:the )?[a-z]+|the whole [a-z]+)(?: who [^.]*?)? (?:to )?(?:tell|say|speak) (?:only |nothing but )?(?:the truth|what (?:they|everyone) (?:really )?(?:thought|think|felt|meant))\\b[^.]*|(?:nobody|no one) (?:in [^.]*? )?(?:could|was able to) (?:lie|tell (?:a lie|lies))\\b[^.]*|(?:everyone|everybody|the whole [a-z]+) (?:suddenly |in [^.]*? )?(?:had to|could only|began to|started to|could not help but) (?:tell|speak|say|telling|speaking) (?:only |nothing but )?the truth\\b[^.]*",
    ),
    ...onlyTruth,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghosts?|dragon|dog|cat|fairy|magic|house|room|floor|lift|elf|elves|happy|dance\\w*|sing\\w*|imaginary|believed")}(?:was|were) the only (?:one|person|member|child|guest|passenger)(?: [^.]*?)?(?: who| to)? (?:notice[sd]?|had noticed|saw that|realised|realized|suspected|suspect)\\b(?<seen>[^.]*)`,
    ),
    ...onlyWitness,
    of: "people",
  }),
];
