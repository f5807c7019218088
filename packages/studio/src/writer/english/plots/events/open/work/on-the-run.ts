import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody has seen what was secret, and is hunted. */
const hunted: Story = {
  after: [
    [
      0,
      "=It took three minutes until the telephone rang. {Hero} did not pick it up. It rang eleven times and stopped, and then the one next door rang. {Hero} took a coat, a toothbrush and the back stairs.",
    ],
    [
      1,
      "=It is not easy to be nobody. One must not pay with a card, and one must not go home, and one must not smile when there is a camera. {Hero} slept in a public library, behind the atlases. There at least nobody wonders about somebody who keeps quiet.",
    ],
    [
      1,
      "=Twice they very nearly had {him}. They were two men in grey, with shoes that were too good for the weather. The first time a school class came between them, two by two, holding hands. {Hero} took the hand that was free, right at the back, and got counted as well. The second time cost {him} the coat.",
      "=Twice they were very nearly caught. There were two men in grey, with shoes that were too good for the weather. The first time a school class came between, two by two, holding hands. “Now,” said {mate}, and they joined on at the back and got counted as well. The second time cost a coat.",
    ],
    [
      1,
      "=By then {he} had understood what it was that {he} had seen. It was only a list, when all was said and done. There were names on it of people who had asked the wrong question at some time. Nine of them were crossed out. {Hero's} was the last, and it was still quite fresh.",
    ],
    [
      0.4,
      "=In the evening they came from both ends of a bridge, and they were in no hurry. {Hero} stood in the middle. “Give it back,” said the taller one, “and it has never happened.” “That's just what I'm afraid of,” said {hero}.",
    ],
  ],
  end: [
    [
      0,
      "={He} looked up at the clock on the tower. “It has gone eight,” said {hero}. “You're late.” “Late for what?” And then there was a sound all over the town, as when it begins to rain: a small ping in a pocket, and then in another one, in the bus, on the pavement, and in the grey coats as well. {Hero} had not sent it to the newspapers. {He} had sent it to everybody who was on the list. And all of them had stopped walking, and read, and looked up.",
    ],
    [
      0.6,
      "=One cannot make three hundred people disappear when they are all standing on a bridge. They came with their shopping bags and stood round {hero}, and asked the wrong question, aloud, all of them together. The two in grey had no answer to it. By the next morning a big office was empty, and its door stood open.",
    ],
    [
      0.8,
      "=The list hangs on that bridge now, behind glass, and nobody is crossed out. {Hero} has got a new coat. {He} still likes to read behind the atlases. But somebody always comes round the corner and asks whether the place is free.",
    ],
  ],
};

/** A killer falls in love with the one who was to be killed. */
const killerInLove: Story = {
  after: [
    [
      0,
      "=In {hero's} trade there are two rules: never be late, and never say hello. {Hero} had kept to both of them for years. Then the {target}, who could not know about it, said hello.",
    ],
    [
      1,
      "=There was a photograph, and there was a time. At that time {hero} stood behind a tree with one hand in {his} coat. The {target} leaned a ladder against it, climbed up, and put a young bird back into its nest. The ladder wobbled. Somebody who falls off a ladder is no use to anybody. So {hero} held it.",
    ],
    [
      1,
      "=“Well?” asked the voice on the telephone. “There were people about,” said {hero}. The next day there was too much sun, and the day after that there was a cold. {Hero} had never told so many lies in one week, and {he} {was} not good at it.",
    ],
    [
      1,
      "=In the meantime there had been supper twice. “What is it that you do?” asked the {target}. “I finish things,” said {hero}. “How nice. I never do.” It was true. There was half a shelf, and half a scarf, and in the hall stood a boat without a bottom.",
    ],
    [
      0.4,
      "=“Then we'll send somebody else,” said the voice, “for both of you.” {Hero} stood beside the boat for a long time. There was only one thing that would be worse than saying it. So {he} said it, from the beginning, with the photograph. It got very quiet. The soup boiled over, and neither of them went.",
    ],
  ],
  end: [
    [
      0,
      "=“Was it you who held the ladder?” asked the {target} at last. “Yes.” “You could have let go.” “I thought of that, too,” said {hero}. “I couldn't have.” The {target} looked at the photograph for longer than one needs for one's own face. “It isn't a good one,” was the answer. “How long have we got?” “Until midnight.” “Then we'd better hurry. That boat needs a bottom.”",
    ],
    [
      0.6,
      "=The others were punctual. They found a shelf, and it was finished, and a scarf, and that was finished as well. On the table lay everything that the police might want to know, names and numbers, in a very tidy hand. From out on the water one could see the blue lights for a long time.",
    ],
    [
      0.8,
      "=There is an island where two people mend nets, roofs and ladders. One of them begins, and the other one finishes. They are late for everything, and they say hello to everybody.",
    ],
  ],
};

/** A murder among people who cannot get away: each of them may have done it. */
const murderOfAll: Story = {
  after: [
    [
      0,
      "=Nobody could get away, and nobody else had been there. So the one who had done it was still among them, and passed the salt like everybody else. There were nine of them, and each of them counted the other eight.",
    ],
    [
      1,
      "=Somebody had to ask the questions. It fell to a lady with a knitting bag, because she was the only one who had slept through it all. “That makes me innocent, or else very clever,” she said. “You'll have to take what you can get.”",
    ],
    [
      1,
      "=She asked them only what they had heard. The first had heard a door. The second had heard a door and a cough. The third had heard the door, the cough, and somebody humming. She knitted a row for each of them. By the ninth row it was clear that all of them had been up, and that all of them had stood behind that door.",
    ],
    [
      1,
      "=And all of them had had a reason. The one who was dead had not been kind to anybody. There was a leather case with nine letters in it, and each of the nine had cost somebody a great deal of money. That was the motive. Unfortunately there were nine of it.",
    ],
    [
      0.4,
      "=Then the light went out. Something fell, somebody screamed, and there was a sound of cloth being torn. When a match had been found at last, the knitting bag lay on the floor, cut open, and the wool had run away into every corner. The lady sat there and counted her stitches. “Thank you,” she said. “Now I know.”",
    ],
  ],
  end: [
    [
      0,
      "=“I told just one of you that I had the letters in my bag,” she said. “The others think that they are still in the case.” Nobody moved. But the wool was red, and there was a great deal of it. It ran under the table and over the carpet, and it had wound itself round one shoe. One of the nine pulled. It only got tighter.",
    ],
    [
      0.6,
      "=It was the one who had been the most helpful of all, and who had carried round the tea. It took until daylight to tell, and nobody interrupted. When those came who do that sort of thing for a living, all that they had to do was to write it down.",
    ],
    [
      0.8,
      "=The letters burned very well, one after another, and those who were left held out their hands to the warmth. It became a scarf, in the end. There are nine colours in it, and one of them breaks off in the middle.",
    ],
  ],
};

/** Somebody wants to pay back what was done to a person who is dead. */
const revenge: Story = {
  after: [
    [
      0,
      "={Hero} had sharpened it every evening, until it cut a hair that fell on it. {He} had sharpened the sentence, too, the one that {he} would say first. “This is for {thedead}.” It was short, and there was nothing left on it that one could have taken off.",
    ],
    [
      1,
      "=The trail went over two passes. At the first inn they knew the one whom {he} {was} looking for, and spat. At the second inn they knew him as well, and looked at the table. “You've got the same eyes as he had,” said the old woman who brought the soup, “back when he set out.” {Hero} left the soup standing.",
    ],
    [
      0.6,
      "=In the night {hero} dreamed of {thedead}. It was no great dream. The fire was burning, and there was something to be mended. “Not so tight,” said {thedead}, as so often. “If you hold it as tight as that, you'll never feel what you've got in your hand.” {Hero} woke up with {his} fist shut.",
    ],
    [
      0.5,
      "=On the last pass it snowed. {He} {was} nearly over the edge when somebody took hold of {his} sleeve, somebody small, with a bundle of sticks. “There's only one house up here,” said the child. “It's ours. Have you come to see my grandfather? Nobody ever does.”",
    ],
    [
      0.4,
      "=He sat by the stove, and he was smaller than {hero} had thought. He looked at what {hero} had in {his} hand, and then at {his} face. “I've been waiting for you,” said the old man, and sent the child out for wood. “Every time that there was a knock.” {Hero} opened {his} mouth. The sentence was not there any more.",
    ],
  ],
  end: [
    [
      0,
      "=What {hero} said was another one. “What was it like?” {he} asked. “At the end.” Nobody had ever been able to tell {him}. So the old man told it, and left out nothing, and did not make himself any better than he was. It took until the stove was cold. “He looked at me,” he said, “and told me not to hold it so tight. I've never held one since.” Outside somebody was stacking wood, and sang. {Hero} put the blade on the table.",
      "=What {hero} said was another one. “What was it like?” {he} asked. “At the end.” Nobody had ever been able to tell {him}. So the old man told it, and left out nothing, and did not make himself any better than he was. It took until the stove was cold. “I have never held one since,” he said. Outside somebody was stacking wood, and sang. {Hero} put the blade on the table.",
    ],
    [
      0.6,
      "=“Is that all?” asked the old man. “No,” said {hero}. “You'll come down with me, and you'll tell it there as well, to all of them, aloud.” He nodded. He was afraid of that, more than of the other thing. They set off when it got light, and on the steep bits {hero} went in front.",
    ],
    [
      0.8,
      "=Where {thedead} used to sit, there is a school now. One learns there to hold a thing so that one feels what it is. The blade hangs over the door. It cuts bread, on feast days, and it is very good at that.",
    ],
  ],
};

/** Who is hunted, who was to kill, and who wants revenge. */
export const onTheRun: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("years? ago|dragon|baby|married")}(?:(?:accidentally |suddenly |now )?(?:had to (?:run|flee|hide|disappear|go into hiding)|went (?:on the run|into hiding)|was (?:on the run|hunted|being hunted|chased|pursued)|ran for (?:his|her|their) li(?:fe|ves)|became (?:a target|the target|the most wanted))\\b[^.]*|[^.]*? (?:wanted (?:him|her|them) dead|(?:was|were) after (?:him|her|them))\\b[^.]*)`,
    ),
    idea: /^(?!.*\b(?:war|prince|princess|king|kingdom|robot|aliens?|soldier)\b).*\b(?:hacker|hack(?:s|ed)|computer|government|secret (?:service|agency|file|files|document|documents|code|program)|CIA|FBI|witness(?:es|ed)?|classified|whistleblower|journalist|reporter|database|conspiracy)\b/i,
    ...hunted,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:fell|falls|was falling|slowly fell) (?:madly |deeply )?(?:in love with|for) (?:the|his|her) (?:own |next |latest |young )?(?<target>woman|man|girl|princess|prince|singer|witness|doctor|pianist|baker|target|victim|writer|journalist|judge|dancer)\\b[^.]*",
    ),
    idea: /\b(?:hitman|hitwoman|assassin|hired killer|contract killer|killer)\b/i,
    ...killerInLove,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("own|butler|innocent")}(?:(?:everyone|everybody|each of them|all of them|every (?:one|guest|passenger)[a-z ]*|any of them|one of (?:them|the [a-z]+))(?: [a-z]+){0,3}? (?:is a suspect|was a suspect|were suspects|was suspect|had a (?:motive|reason)|looked guilty|was the (?:killer|murderer)|did it|had done it|could have done it)|(?:is|was|had been) (?:found )?(?:murdered|poisoned|killed|dead))\\b[^.]*`,
    ),
    idea: /^(?!(?:There was once )?(?:An?|The) (?:[a-z-]+ ){0,3}?(?:detective|inspector|police\w*|cop|sergeant|butler|maid|journalist|reporter|sleuth)\b)(?!.*\b(?:detective|inspector|memory|sheriff)\b)(?=.*\b(?:murder\w*|killed|dead|poisoned|killer)\b).*\b(?:train|island|ship|party|dinner|hotel|mansion|castle|manor|cruise|yacht|lodge|wedding|snow\w*|guests|passengers)\b/i,
    ...murderOfAll,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:wanted|wants|swore|swears|vowed|set out|sets out|sought|lived|had sworn|was determined|returned|came back) (?:only )?to (?:avenge|take revenge for)|avenged) (?<dead>(?:his|her|their) (?:[a-z]+ )?(?:master|father|mother|brother|sister|teacher|friend|family|son|daughter|husband|wife|mentor))\\b[^.]*",
    ),
    idea: /\b(?:samurai|knight|warrior|swordsman|swordswoman|fighter|ninja|monk|hunter|cowboy|gunslinger|archer|viking|soldier|ronin|man|woman|girl|boy)\b/i,
    ...revenge,
    of: "people",
  }),
];
