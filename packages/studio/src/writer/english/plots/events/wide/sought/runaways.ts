import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { sharedScene } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A child runs away from home. */
const youngRunaway: Story = {
  after: [
    [
      0,
      "=Running away is mostly packing. {Hero} took along a torch, eleven biscuits and a winter hat, in case it should take long. On the kitchen table there was a note. “Gone,” it said. “Please do not look.” {He} had underlined the “not”, and then, after some thought, the “please”.",
      "=Running away is mostly packing. {Hero} saw to the torch, and {mate} saw to the biscuits. There were eleven of them. On the kitchen table they left a note. “Gone,” it said. “Please do not look.” The “not” was underlined, and then, after some thought, the “please”.",
    ],
    [
      1,
      "=The first hour was wonderful. One could walk in the middle of the way, or on the edge, or backwards, and nobody said anything about shoes. The plan was one biscuit an hour. By half past the first one {hero} had got as far as four o'clock.",
      "=The first hour was wonderful. One could walk in the middle of the way, or on the edge, or backwards, and nobody said anything about shoes. The plan was one biscuit an hour. “What time have you got?” asked {mate} after the fourth. “Four o'clock,” said {hero}.",
    ],
    [
      0.7,
      "=“Where are you off to?” asked a man who was painting a fence. “Away,” said {hero}. “That's quite a distance,” said the man. He had run away himself once, he said, when he was eight. He had got as far as this fence. It had needed painting even then.",
    ],
    [
      0.5,
      "=For the night there was an old boat that lay upside down. Underneath it smelled of tar and of other people's summers. {Hero} put the hat on and lit the torch. In books it is quite comfortable. In the boat there was a nail, and wherever one lay, it had got there first.",
      "=For the night there was an old boat that lay upside down. “You take the warm side,” said {mate}. There was none. {Hero} put the hat on and lit the torch. In books it is quite comfortable. In the boat there was a nail, and wherever one lay, it had got there first.",
    ],
    [
      0.4,
      "=Then the torch got yellow, and after that brown. It was very quiet. Nobody was calling. That was just what {hero} had wanted. {He} lay there and listened for a long time to how nobody called. It is not a loud noise, but one cannot sleep with it.",
      "=Then the torch got yellow, and after that brown. It was very quiet. “Can you hear anybody calling?” asked {mate}. “No,” said {hero}. “Me neither.” That was just what they had wanted. It is not a loud noise, but one cannot sleep with it.",
    ],
  ],
  end: [
    [
      0,
      "=“And if nobody has read it?” {hero} said suddenly into the dark. One can only be gone if somebody knows. Perhaps the note had blown down. Perhaps the cat was on it. There was nothing for it: it had to be looked into. The biscuits were finished anyhow. As soon as one could see a hand in front of one's face, {hero} {was} on the way, past the boat, past the fence, which was half green by now, and in at the back door.",
    ],
    [
      0.6,
      "=The note lay where it had been lying. The fruit bowl was on top of it. “There you are,” somebody called, with a mouth full of hairpins or of bread. “Wash your hands, it's on the table.” {Hero} sat down. {He} still had the hat on. “Was it cold out?” somebody asked, and put some more on {his} plate. “A bit,” said {hero}.",
    ],
    [
      0.8,
      "=In the evening the note was gone. {Hero} found it in the drawer with the string and the candles, quite smooth, and under “please do not look” there stood in pencil: “We looked. You were asleep under the boat. The nail is out now.”",
      "=The note has been kept. It is in the winter hat, and the hat is on the hook, next to eleven biscuits in a bag. Nobody ever eats them. There are new ones in it every month, and nobody can say who puts them there.",
    ],
  ],
};

/** A grown-up runs away from what is expected, and is taken for somebody else. */
const grownRunaway: Story = {
  after: [
    [
      0,
      "=Nobody asked {hero} for a name. They asked whether {he} could carry. “I think so,” said {hero}, and was given an apron. It is astonishing what an apron does. Two minutes later somebody pushed past {him} and shouted: “Mind your back!” It was wonderful.",
    ],
    [
      0.7,
      "=With the first tray {he} went through the wrong half of the door. There was a crash, and then it was so quiet that one plate could be heard, going round and round on its edge. “That one's still whole,” said an old woman with red hands, and caught it with her foot. “Come here. I'll show you how one stands.”",
    ],
    [
      0.5,
      "=So {hero} learned how one stands. One stands with the feet apart and lets the others do the hurrying. The old woman washed and {hero} dried. They did not talk. Only now and then she held up a plate, and looked at her own face in it, and then over the rim at {hero}.",
    ],
    [
      1,
      "=Meanwhile {he} {was} being looked for. One could hear it. Somebody ran along outside and called; a door was opened and shut again. A young man put his head in. “Have you seen anyone who doesn't belong here?” he asked. “All day long,” said the old woman. {Hero} bent low over the spoons.",
    ],
    [
      0.4,
      "=When it was late, there was nothing left to be dried. It all stood there in towers, white and warm. {Hero} looked at {his} fingers, which were wrinkled like walnuts. Now {he} could go. {He} did not know where to. One way was the back door. The other one led to all those who were calling.",
    ],
  ],
  end: [
    [
      0,
      "=“I've known since the first plate,” said the old woman. “With such shoes one doesn't come to us for the wages.” “Why didn't you say anything?” “I needed somebody for the drying.” She held out the plate that had gone round on its edge. “Now tell me what you're running away from. You can look at the plate while you do it. Everybody does.”",
    ],
    [
      0.6,
      "=It did not take as long as {hero} had thought. Said aloud to a plate, it came to three sentences, and the third one was only “I didn't want it like that.” “Then go and tell them that one,” said the old woman. So {he} went, through the right half of the door this time, feet apart, with the apron on. They all fell silent, and {hero} said it.",
    ],
    [
      0.8,
      "=Much of it was done differently after that, and some of it was not done at all. Now and then, in the evening, {hero} comes in by the back door still, and somebody throws {him} a cloth. The plate hangs on the wall there. It is not to be used. It has got round once already.",
      "=Much of it was done differently after that, and some of it was not done at all. The apron was never given back. It hangs at the front, where others hang their medals, and whoever wants to be told the story has to dry up first.",
    ],
  ],
};

/** The same, with a sentence that says where it is. */
const opened = (where: string): Story => ({
  ...grownRunaway,
  after: grownRunaway.after.map(
    ([rank, ...lines]): Beat => [rank, ...lines.map((line) => (rank === 0 ? line.replace("=", `=${where} `) : line))],
  ),
});

/** An animal gets out, and is taken for something else. */
const escapedAnimal: Story = {
  after: [
    [
      0,
      "={Hero} had thought that there would be shouting. There was none. An old lady at the first corner looked {him} up and down and shook her head. “Without a lead,” she said, “and in this weather.” Then she went on. People see what they are used to seeing.",
      "=The first one who saw {hero} {was} a boy with an ice cream. “Look!” he said. “Don't point at people,” said his mother, without turning round. So {hero} went on, quite close by the wall. It seemed that one only had to walk as if one belonged there.",
    ],
    [
      0.7,
      "=At the baker's {he} stood in the queue, because one stood there. It moved up. When it was {his} turn, the girl behind the counter did not look up from her rolls. “The usual?” she asked. {Hero} nodded. The usual was very good. It had raisins in it.",
      "=At the baker's {hero} and {talker} stood in the queue, because one stood there. “The usual?” asked the girl behind the counter, without looking up. “Nod,” whispered {talker}. The usual was very good. It had raisins in it.",
    ],
    [
      1,
      "=By noon {hero} {was} tired of walls. {He} went into a big quiet building where it was warm and sat down between two busts of gentlemen. There {he} kept still. A class went past. “And who's this?” asked the teacher. “The founder,” said a child. They all wrote it down.",
    ],
    [
      0.5,
      "=Only one man in the whole town was looking for {him}. He had a bucket and a cap, and he called quite softly, not as one calls a runaway, more as one calls somebody to supper. {Hero} knew the cap. {He} knew what was in the bucket as well. {He} crept further back, and {his} stomach said something about it.",
    ],
    [
      0.4,
      "=It got dark, and then it began to rain. Outside is larger in the rain. All of them went in somewhere and shut a door behind them, and behind each door there was light. {Hero} sat under a bench. {He} could go wherever {he} liked. {He} would have liked to know where that was.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody sat down on the bench, and put a bucket beside it. It dripped from the cap. “I shan't look under there,” said the man after a while. “I would have to take it along, if I saw something. So I'd rather just sit here.” He pushed the bucket back with his heel. It was the good kind, with the skin on. “The gate's been mended,” he said, “from the outside. There's a latch on it now that even a nose can open. Both ways.”",
    ],
    [
      0.6,
      "=In the morning, when he did his round, everything was complete. {Hero} {was} lying in {his} usual place, a bit wet behind the ears. The man counted, and wrote the number down, and it was the right one. On the straw lay a bag from the baker's. There was still one raisin in it, for him.",
    ],
    [
      0.8,
      "=Every Thursday there's one short at noon, and in the evening there's none. It is not in the book. But at the baker's, at about that time, somebody stands in the queue who takes the usual, and whom nobody ever looks at.",
      "=These days {hero} goes out when {he} likes, and comes home for supper. The old lady at the corner knows {him} by now. She has bought a lead. She only carries it about with her, so that it looks right.",
    ],
  ],
};

/** Somebody hides where somebody else lives or works. */
const hiding: Story = {
  after: [
    [
      0,
      "=Whoever hides has to keep still. For the first hour that was easy. In the second hour {hero} noticed how many places there are on one that can itch. {He} tried not to think of the nose. After that there was nothing in the whole of {thespot} but a nose.",
    ],
    [
      0.7,
      "=Then there were steps. They came close, they stood still, and they went on. {Hero} had made {himself} flat and looked straight ahead, like something that has always been there. It was a good trick. Somebody hung a coat over {him}. It smelled of rain and had a peppermint in the pocket.",
    ],
    [
      0.5,
      "=When it had got quiet in the evening, {he} came out. There stood a plate with a biscuit on it. Somebody must have forgotten it. {Hero} ate it, and wiped the plate, and put it back exactly as it had been. The next evening they had forgotten two.",
    ],
    [
      1,
      "=The second trick was to look like the others. {Hero} put on whatever there was in {thespot}, something round the neck and something on the head, and stood in a corner with a busy face. It went well for half a day. Then somebody asked {him} to hold something, and {he} let out a sound that nobody makes who belongs there. “Bless you,” somebody said.",
    ],
    [
      0.4,
      "=On the third day they came who were looking for {him}. One could hear them going through every corner. “Nothing in here?” a voice asked, right in front of {hero}. {His} heart was so loud that it surely could be heard in the next street. This was it, then. And {his} nose itched.",
    ],
  ],
  end: [
    [
      0,
      "=“Nothing,” said somebody. “There's only me and my old coat.” The voice stood so that nobody could get past it. The steps went away. A door was shut. It was quiet for some time, and then the sneeze came after all, so hard that the coat fell down. “Bless you,” the voice said again. It had said that before.",
    ],
    [
      0.6,
      "=“How long have you known?” That was what {hero}'s face asked, all of it. “Since the first plate. Nobody here ever washes up.” Somebody sat down on the floor, so as not to be so tall, and put down another plate. There was a slip of paper on it: “Do you take milk?”",
    ],
    [
      0.8,
      "=There's no need to keep still now. In {thespot} hangs a coat on a hook that is rather low, and it is nobody's. When it moves, people say that it must be the draught. There's always a peppermint in the pocket in the morning, and in the evening there's none.",
    ],
  ],
};

/** People hide an animal where none is allowed. */
const hiddenAnimal: Story = {
  after: [
    [
      0,
      "=“It'll be quite easy,” {hero} had said. “One just doesn't talk about it.” Nobody had told {thehidden}. In the first night there was such a noise that in the house next door the lights went on. “I've got a cough,” {hero} called through the wall. “You ought to see somebody about that,” it came back.",
    ],
    [
      0.7,
      "=After that there was a list by the door of what it had been: cough, trumpet, a chair, an aunt. Each could only be used once. By the third day {hero} had got as far as “opera”. The lady from below stopped {him} on the stairs. She had sung in a choir for years, she said, and she could tell that there was something there.",
      "=After that there was a list by the door of what it had been: cough, trumpet, a chair, an aunt. Each could only be used once. “What's left?” asked {talker} on the third day. “Opera,” said {hero}. The lady from below stopped them on the stairs. She had sung in a choir for years, she said, and there was something there.",
    ],
    [
      2,
      "=Then there was the matter of the food. It had to be got past everybody. {Hero} carried it up under {his} coat, and looked like somebody who has put on a lot of weight on the way home, and on one side. A bit of it always stuck out. “Salad,” {he} said to everyone who looked.",
    ],
    [
      0.5,
      "=The second plan was going for walks at night, in a hat and a long scarf. It was the best hat. In the park an old gentleman lifted his own. “A fine evening,” he said, “for all three of us.” He had only one dog with him, so he had counted correctly. It took {hero} until the next corner to notice that.",
    ],
    [
      0.4,
      "=And then there was a knock. It was {theseeker}, in person. “I have heard,” said {theseeker}, “that there's something here.” {Thehidden} had got the hat on, and nothing else. There was no time for it to become anything. {Hero} opened the door as wide as one nose, and behind {him} somebody coughed.",
      "=And then there was a knock. It was the one person who was never to know. “I've heard that there's something here.” {Thehidden} had got the hat on, and nothing else. There was no time for it to become anything. {Hero} opened the door as wide as one nose, and behind {him} somebody coughed.",
    ],
  ],
  end: [
    [
      0,
      "=The door opened further, and nobody had pushed it. {Thehidden} looked out from under the hat. “So it's true, then. They told me of an aunt who sings.” Nobody breathed. “I had one of those,” it came at last, “as a child. In the wash house, for eleven weeks. We said that it was the pipes.”",
    ],
    [
      0.6,
      "=“And what happened?” asked {hero}. “They found out, because it got so quiet. We had taught it not to make a noise. That's the mistake everybody makes.” Then something wrapped in newspaper came out of a coat. It smelled of hay, or of bones.",
    ],
    [
      0.8,
      "=The list still hangs by the door. Under “opera” there stands now, in a different hand: “pipes”. That is what they all say by now when somebody asks, on every floor. And on Sundays the best hat can be seen in the park, in broad daylight, and everybody lifts theirs.",
    ],
  ],
};

/** Somebody is hidden from those who would do harm. */
const hiddenPerson: Story = {
  after: [
    [
      0,
      "=There were two rules, and {hero} said them only once. After dark no light. By day no step, except when the wheel of the well was turning, because it squeaked. {Thehidden} nodded. In the evening there was a bowl of soup, and later something tapped on the other side of the boards, two short ones. Nothing had been agreed about that. It just meant good night.",
    ],
    [
      0.7,
      "=The difficult thing was the bread. Everybody there knew how much {hero} ate. “You've a good appetite these days,” said the woman in the shop, and laid the second loaf beside the first. “It's the air,” said {hero}.",
    ],
    [
      0.5,
      "=Then the men came. They were polite, which was worse. One of them ran his hand along the boards, and the other one asked whether {hero} lived there without company. “Quite alone,” said {hero}. They looked at the floor, which had been swept, and then they looked at the two spoons by the basin.",
    ],
    [
      0.4,
      "=“Who's the second one for?” It was so still that one could hear the drip from the pump. {Hero} had thought of everything for weeks, of light and bread and footprints. {He} had not thought of the spoon. {He} opened {his} mouth, and there was nothing in it that would have been of any use.",
    ],
  ],
  end: [
    [
      0,
      "=“For me, who else,” said somebody at the gate. It was the woman from the shop. She had a loaf under her arm, and was out of breath. “I eat here on Thursdays. Somebody has to see to it that there's something hot.” She sat down at the table and took the spoon, and looked at the men as one looks at people who let in the cold. They shut the door behind them, quite softly.",
    ],
    [
      0.6,
      "=“How long have you known?” asked {hero}, when nothing could be heard any more. “I can count,” she said. “Two loaves, and you're as thin as ever.” She pushed the bread across the table. From behind the boards there were two short taps. The woman listened. Then, with the handle of the spoon, she tapped back.",
    ],
    [
      0.8,
      "=It took until the spring. One morning the bed behind the boards was made, and the blanket was folded in four, and everything had gone well. Much later a parcel came from far away. There was no letter in it. There was a spoon in it. {Hero} laid it beside the other two.",
    ],
  ],
};

const ANIMAL =
  "(?:goat|pony|horse|dog|puppy|cat|kitten|pig|piglet|donkey|sheep|lamb|elephant|bear|monkey|goose|hen|chicken|rooster|cow|calf|llama|alpaca|penguin|seal|crocodile|dragon|lion|tiger|wolf|fox|foal|kangaroo|ostrich|tortoise|parrot|duck|swan|camel|ape|gorilla|zebra|giraffe)";
const PERSON =
  "(?:soldier|deserter|pilot|airman|prisoner|fugitive|refugees?|family|stranger|child|children|girl|boy|man|woman|slave|partisan|spy|couple|sisters?|brothers?|neighbou?rs?|friend)";

/** Those who run away, and those who hide or are hidden. */
export const runaways: readonly ClauseScene[] = [
  ...sharedScene({
    by: "any",
    words: inSentence(
      `(?:hid|hide|was hiding|were hiding|had hidden|(?:tried|had|decided|wanted|managed) to hide|smuggled|secretly kept|kept) (?<hidden>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?${ANIMAL})(?!['’]s)\\b(?:[^.]*? from (?<seeker>(?:their|his|her|the) (?:[a-z-]+ )?(?:landlord|landlady|teacher|caretaker|janitor|headmaster|headmistress|warden|boss|neighbou?rs|captain|mayor|father|mother|parents)))?[^.]*`,
    ),
    idea: /\b(?:landlord|landlady|flat|apartment|house|barn|bathtub|shed|wardrobe|dorm\w*|school|hotel|garage|bathroom|bedroom|attic|cellar|basement|balcony|hospital|home|room|not allowed|forbidden|from)\b/i,
    ...hiddenAnimal,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("surprise|play|game|hide-and-seek|seek|crown|birthday")}(?:hid|hides|was hiding|were hiding|had hidden|(?:decided|had|offered|tried) to hide|sheltered|took in) (?<hidden>(?:an?|the|his|her|their|two|three) (?:[a-z-]+ ){0,3}?${PERSON})(?!['’]s)\\b[^.]*`,
    ),
    idea: /\b(?:war|soldiers?|deserter|barn|cellar|attic|occupied|occupation|police|hunted|persecut\w+|refugees?|fugitive|regime|secret police|nazis?|partisan|escaped|border)\b/i,
    ...hiddenPerson,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("circus|to join|to become|war|orphanage|prison|cruel|beat|stepmother|slave|killed|robot|king|princess|prince|married|marry")}(?:ran away|run away|had run away|decided to run away)(?! (?:when|whenever|from (?!home)))\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:came back|returned|found (?:him|her|them)|caught)\b)/,
    ...youngRunaway,
    of: "young",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence("(?:(?:nobody|no one) (?:had )?noticed|got as far as|only got as far as)\\b[^.]*"),
    idea: /\b(?:ran away|run away)\b/,
    ...youngRunaway,
    of: "young",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("prison|war|murder|police|killed|stole|stolen|bank")}(?:(?:ran away|fled|escaped|slipped away|sneaked out|snuck out|walked out|disappeared|vanished|hid) (?:in (?:an?|the) (?:[a-z-]+ ){0,2}?kitchen))\\b[^.]*`,
    ),
    ...grownRunaway,
    of: "adults",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("prison|war|murder|police|killed|stole|stolen|bank")}(?:(?:ran away|fled|escaped|slipped away|sneaked out|snuck out|walked out|disappeared|vanished|hid) (?:to (?:an?|the) (?:[a-z-]+ ){0,2}?(?:farm|village|island|monastery|inn|hotel|guest house|bakery)))\\b[^.]*`,
    ),
    ...opened("They were just getting a big dinner ready there."),
    of: "adults",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("prison|war|murder|police|killed|stole|stolen|bank")}(?:(?:ran away|fled|escaped|slipped away|sneaked out|snuck out|walked out|disappeared|vanished|hid) (?:from (?:his|her|their) (?:own )?(?:[a-z-]+ ){0,2}?(?:wedding|party|concert|premiere|palace|ball|coronation|show|tour|office|job|mansion|life|fame|fans|castle|ceremony|funeral|retirement party|birthday)))\\b[^.]*`,
    ),
    ...opened("The first door that stood open led into the kitchen of an inn."),
    of: "adults",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|died|killed|hunter|wolf|farmer|slaughter|butcher|laboratory|lab|sea|ocean|aquarium")}(?:(?:escaped|escapes|broke out|got out|slipped out|ran away|ran off|flew off|flew away) (?:from|of) (?:an?|the|his|her|its|their) (?:[a-z-]+ ){0,2}?(?:zoo|circus|cage|enclosure|wildlife park|animal park|menagerie|safari park)|(?:hid|hides) (?:in|at|inside) (?:an?|the) (?=.*\\b(?:library|university|museum|school|hotel|office|bank|church|theat(?:re|er)|station|shop|mall|town hall)\\b))[^.]*`,
    ),
    idea: /\b(?:zoo|circus|cage|enclosure|park|menagerie)\b/,
    ...escapedAnimal,
    of: "creatures",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("hibernat\\w*|winter|storm|wolf|hunter|owl|hawk|cat|war|killed|soldiers?|police|secrets?|himself|herself|itself|zoo")}(?:hid|hides|was hiding|hid away)(?: away)? (?:in|inside) (?<spot>(?:an?|the|his|her|their|\\p{Lu}\\p{Ll}+['’]s) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]| (?:in|of|at|because|and|until|when|so)\\b)[^.]*`,
    ),
    ...hiding,
    of: "creatures",
  }),
];
