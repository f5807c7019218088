import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { sharedScene, wideScene } from "./wide-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A lost one is helped to find its own again. */
const helpedHome: Story = {
  after: [
    [
      0,
      "=“What do they look like, those you belong to?” asked {hero}. {Theward} thought about it. “Like me,” was the answer, “only more so.” That was not a great deal. But {hero} had nothing else to do that day that could not wait, and so they set off, and {he} {was} the one who carried the biscuits.",
    ],
    [
      1,
      "=The first ones they met were very nearly right. They had the size and the colour, and they were ready to take anybody in. {Theward} sniffed at them politely. “No,” {theward} said. “They smell of somebody else's supper.” {Hero} could not tell the difference. One probably has to be one of them.",
    ],
    [
      0.6,
      "=So they tried it with a noise. “They always call me in the evening,” said {theward}. “How?” It was a very short sound, with a crack in it at the end. {Hero} practised it until {his} throat hurt. {He} did it at every corner from then on, as loudly as {he} could. Windows were opened. Windows were shut again. Nobody came who was the right one.",
      "=So they tried it with a noise. “They always call me in the evening,” said {theward}. It was a very short sound, with a crack in it at the end. {Hero} did it high and {talker} did it low, at every corner. Windows were opened. Windows were shut again. Nobody came who was the right one.",
    ],
    [
      1,
      "=In between there was a stream, and {theward} could not get across. {Hero} carried what could be carried and pushed the rest. In the middle somebody slipped, and it was not clear who. They were both wet up to the ears after that. It was the first time on that day that {theward} laughed.",
    ],
    [
      0.4,
      "=When it got dark they sat under a tree and shared the last biscuit. It was a bad biscuit to share; it broke into a big piece and a small one. {Hero} held out the big one. “If we don't find them,” {theward} began, and did not go on. {Hero} did not know how it went on, either. {He} only moved closer, because of the cold.",
    ],
  ],
  end: [
    [
      0,
      "=“Do it once more,” said {theward} after a long time. {Hero} had hardly any voice left. What came out was short and hoarse, and at the end it broke. It was not loud at all. But for the first time it was quite right; it needed the crack. Somewhere behind the dark it was answered at once, from several throats, and {theward} jumped up and ran, and came back, and pulled {hero} along.",
    ],
    [
      0.6,
      "=There they stood, and they looked like {theward}, only more so. They had been walking about for days and had called themselves hoarse. They sniffed at {theward} from all sides. Then they came and sniffed at {hero}, for quite a time. “You smell of biscuit,” said {theward}. “That means you can come whenever you like.”",
    ],
    [
      0.8,
      "=It is a bit quieter now, where {hero} lives. But in the evening, at about the time when windows are shut, a biscuit is broken in two on the step there, and somebody does it, short, and with a crack at the end. There is always an answer.",
      "=It got quieter after that where {hero} lived. But in the evening somebody there steps out of the door and does it once, short, and with a crack at the end. It is answered from far away. Then the biscuit is broken in two, and the big piece is put out on the step.",
    ],
  ],
};

/** A whole realm is to be saved from somebody. */
const realmSaved: Story = {
  after: [
    [
      0,
      "=“And what have you got to do it with?” they asked. {Hero} showed them. There was good will, a borrowed helmet, and half a cheese. They nodded slowly. Nobody else had put a hand up, and so it was settled. Only the old housekeeper gave {him} something to take along. It was the bunch of keys, all four hundred of them, with labels. “One never knows,” she said.",
    ],
    [
      1,
      "=The first attack was straight from the front. {Thefoe} watched it from the balcony. “Is that all?” {thefoe} asked, and lifted one finger, and {hero} sat in the moat with the helmet over {his} eyes. A frog was in it as well. It was not even meant badly. It had taken less time than breakfast.",
    ],
    [
      1,
      "=The second time {hero} came at night, from behind, on tiptoe. That was better. {He} had got as far as the stairs when the keys jingled, all four hundred. “Oh, it's you again,” said {thefoe}, and lit a candle. “Mind the fourth step, it's loose.” And there {he} {was}, back in the moat. The frog moved over.",
    ],
    [
      0.4,
      "=The next morning {thefoe} let it be known: from today on, all this was taken over, every tower, every field, and every person in it. Down below they hung their heads. {Hero} stood among them and dripped. {He} felt in {his} pocket for the cheese, and what {he} had in {his} hand was the bunch of keys.",
    ],
  ],
  end: [
    [
      0,
      "=Then {hero} did something that nobody understood. {He} went up to the balcony, quite openly, and held out the keys. “Then these are yours now,” {he} said. “That one's for the well, it sticks. Those nine have to be turned every evening. The blue ones are the quarrels about fences, they come on Mondays. And somebody has to wind the clock, or the cows don't come home.” {Thefoe} took the bunch. It was heavier than it looked.",
    ],
    [
      0.6,
      "=It took six days. On the first one they heard {thefoe} shouting about fences. On the third one it was only a murmur. On the sixth there was a knock down at the gate, and outside was {thefoe}, grey in the face, with all four hundred of them. “Does it never stop?” “No,” said {hero}. “Here, take it back. All of it.” {Thefoe} was out of sight before the cows were home.",
    ],
    [
      0.8,
      "=So everything was saved, and there was a feast, and the housekeeper hung the keys up in their old place. {Hero} counted them. Three hundred and ninety-nine. It was said later that far away somebody lives in a very small hut, who winds up a clock every evening, and is quite content.",
    ],
  ],
};

/** An animal keeps stealing from somebody. */
const pettyThief: Story = {
  after: [
    [
      0,
      "=It was always at the same hour. {Hero} only had to turn round for something, for the salt or for a noise, and it had happened. There was one piece less. Up there sat {thethief}, with full cheeks, and looked the other way. “I saw that,” said {hero}. {Thethief} seemed to be thinking of something else.",
    ],
    [
      0.6,
      "=At first {hero} fought. {He} put a bowl over it, and a stone on the bowl. The stone was found in the water butt. {He} put up a scarecrow in {his} own coat, and for a day there was peace. On the second day {thethief} sat on the hat. After that {hero} wrote it down with a pencil on the wall, a stroke for every piece. It got to be a lot of strokes.",
    ],
    [
      1,
      "=Then {he} tried it with mustard, a whole spoonful, well hidden. {He} hid behind the door and rubbed {his} hands. It was quiet for a moment, and then there was a sneeze, and after that a very long look. The next day only what was next to the mustard had been taken. {Hero} had to eat the mustard {himself}.",
    ],
    [
      1,
      "=“You ought to be stricter,” said the woman who brought the post. {Hero} thought so as well. But when {he} laid the table, {he} noticed that {he} had been cutting it into three for some time: one piece, and one more, and one for the trouble.",
    ],
    [
      0.4,
      "=And then one day nothing was missing. {Hero} counted twice. {He} turned round on purpose, for rather a long time, and looked again. It was all there. It did not taste of anything. The next day it was the same, and on the third day {hero} put down the pencil, took {his} coat from the scarecrow, and went out to look.",
    ],
  ],
  end: [
    [
      0,
      "=There was no need to go far. Down below, between two boxes, sat {thethief}, and could not get away. Something had got tangled, a piece of string, three times round. {Hero} {was} given a bite in the thumb, as was to be expected. “I know,” {he} said. “Keep still.” It took {him} half an hour, with the bread knife. Then {he} put the bread down as well, the whole of it, and turned round, and looked at nothing in particular.",
    ],
    [
      0.6,
      "=When {he} looked again, one piece was gone. The others were still there. {Hero} sat down beside them. They ate, one at each end of the box, and each of them looked in a different direction. Somebody who came by would not have noticed anything at all.",
    ],
    [
      0.8,
      "=They keep to it. At the usual hour {hero} turns round and counts to ten, and there's one piece less. It is not a present; nobody would have taken that. The strokes on the wall have gone on as well. By now it looks like a fence, a long one, with somebody on either side.",
      "=They kept to it. At the usual hour there is always somebody who turns round and counts to ten, and then there's one piece less. It is not a present; that would never have been taken. The strokes on the wall go on as well. By now it looks like a fence, with somebody on either side.",
    ],
  ],
};

/** An animal has something to deliver. */
const deliveryByAnimal: Story = {
  after: [
    [
      0,
      "=“Straight on, then left, and it's the door with the light,” they had said. {Hero} said it over to {himself} all the way: straight on, left, light. It is just that there are many doors with a light, once it gets towards evening. {He} took {theload} more firmly, and chose the nicest one.",
    ],
    [
      0.6,
      "=An old man opened. He looked at {theload}, and his whole face went up. Then he put on his glasses, and it came down again. “It's not for me,” he said. “Nobody ever sends me anything.” So the old man put on his hat. “I'll come a bit of the way,” he said. “I know my way about here.”",
    ],
    [
      0.7,
      "=He did not know it so very well. At the second door it was a girl with flour on her nose, and it was not for her either. At the third there were two sisters who had not spoken since the spring. They both looked, and they both sighed, and came along, one on the right side and one on the left.",
    ],
    [
      2,
      "=Then it rained. {Hero} stopped, for {theload} must not get wet. There was a short silence, and after that four hats were held out over {him}. They made a kind of roof. It walked on through the puddles with eight shoes, and from underneath one could hear: straight on, left, light.",
    ],
    [
      0.4,
      "=At the end of the last road there was no door left. There was a field, and behind the field the last bit of red went out. {Hero} put {theload} down. Too late was what it was. {He} had brought it to everybody except the one who was waiting. They stood round {him}, and did not know where to look.",
    ],
  ],
  end: [
    [
      0,
      "=“Left,” said the old man suddenly. “You always said left. We've always turned to the right of that, because there it was lighter.” There it was quite dark. Only right at the back was a very small light, as if somebody had put it in the window and not dared to make it bigger. {Hero} {was} already on the way, and all of them came after {him}, across the field, hats and flour and sisters.",
    ],
    [
      0.6,
      "=The door opened before anybody had knocked. Somebody stood there and looked at {theload}, and the face went up, and this time it stayed up. Then the face looked past it, at all the others. “Are they part of it?” “They're from the way,” said {hero}. “Come in,” said the somebody, and pulled out the table.",
    ],
    [
      0.8,
      "=It was the longest delivery there has ever been in those parts, and the loudest. The sisters are speaking again. And every week the old man finds something in his box by now; the girl sees to that. {Hero} takes it there. {He} always goes by way of the other doors first.",
      "=It was the longest delivery there has ever been in those parts, and the loudest. The sisters are speaking again. These days somebody always sends the old man something, too. It gets there late as a rule, and with quite a number of people.",
    ],
  ],
};

/** A small pet has got away and has to be found. */
const petHunt: Story = {
  after: [
    [
      0,
      "=The door of the cage stood open, not wide, just wide enough. {Hero} put a finger in, to be quite sure. The straw was still warm. “Nobody moves,” {he} said. “From now on everybody looks where they tread.” So they all stood there on one leg and looked at the floor, and there was a great deal of floor.",
    ],
    [
      1,
      "=At first it was done lying down. From below one gets to know a house quite differently. There was a sock, there was chewing gum from a former century, and behind the heater something moved. {Hero} reached in up to the shoulder. It was a feather duster. It had nearly the same hair.",
      "=At first it was done lying down. “There's something behind the heater,” whispered {mate}. {Hero} reached in up to the shoulder. It was a feather duster. “It had nearly the same hair,” said {mate}.",
    ],
    [
      0.6,
      "=Then {hero} had the idea with the sunflower seeds. {He} laid them in a line from every door to the middle, one beside the other, and the lines met on a cushion. It looked like a star. After that the light was put out and everybody kept quiet. In the dark there was a cracking, very small, now here, now there. When the light went on, all the seeds were gone, and nobody was on the cushion.",
    ],
    [
      1,
      "=Three times there was a false alarm. Once it was a slipper, once it was a grandmother, and once it was a rat, who was just as frightened as everybody else. They let her out politely. She took a seed along.",
    ],
    [
      0.4,
      "=It got very late. The list of places had been ticked off twice over. {Hero} sat on the floor beside the empty cage and shut its little door, and opened it again, so that it would not look as if one had given up. “It's only small,” {he} said. That was the worst thing about it. So much in the world is bigger.",
    ],
  ],
  end: [
    [
      0,
      "=“Ssh,” said {hero}. In {his} own pocket, where the rest of the seeds had been, there was a cracking. {He} did not dare to look down. {He} only opened the pocket a little with two fingers. In there it was dark and warm and full of shells, and in the middle of it, with cheeks as wide as {his} thumb was long, sat {thepet}. It must have been there for hours. It had been looking for itself, so to speak, the whole time, and had a very good view.",
    ],
    [
      0.6,
      "={Hero} did not move for a quarter of an hour. One does not disturb anybody who is eating. The others came closer one after the other, on their knees, and looked into the pocket, and nobody said a word. It was like church, only with shells.",
    ],
    [
      0.8,
      "=There is a new catch on the door now. But the pocket has been left as it was. In the evening it is held open in front of the cage for a while, and {thepet} climbs in all alone, and is carried through the whole house once, past the heater, to see that everything is still there.",
    ],
  ],
};

const SMALL_PET =
  "(?:hamster|guinea pig|mouse|gerbil|rabbit|budgie|ferret|hedgehog|lizard|gecko|chameleon|turtle|tortoise|rat|chinchilla)";
const THIEF =
  "(?:seagull|gull|crow|magpie|jackdaw|raven|fox|raccoon|squirrel|monkey|mouse|rat|goat|cat|dog|hen|goose|badger|marten|weasel|hedgehog|pigeon|parrot|bear|donkey|pig)";

/** The small who are helped, fought, and found. */
export const smallRescues: readonly ClauseScene[] = [
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|dead|died|killed|ghost|heaven|space|planet|alien|ocean|sea|grown|daughter|son|love")}(?:helped|helps|had to help|wanted to help|tried to help|promised to help|offered to help|decided to help) (?<ward>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:elephant|penguin|puppy|kitten|duckling|cub|bear|foal|lamb|fawn|deer|owl|owlet|chick|gosling|calf|dragon|monster|mouse|hedgehog|squirrel|rabbit|bunny|bird|fox|seal|whale|dolphin|turtle|unicorn|giant|troll|ghost|goblin|yeti|dinosaur|piglet|kangaroo|koala|monkey|tiger|lion|bee|butterfly|fairy|creature))(?: (?:to )?(?:find|get|go|look for|search for|return|fly|swim|come|make (?:its|his|her) way))\\b(?=[^.]*\\b(?:home|mother|mum|mom|father|family|parents|herd|flock|way|mama|pack)\\b)[^.]*`,
    ),
    ...helpedHome,
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|space|planet|galaxy|robots?|aliens?|virus|climate")}(?:had|needed|tried|wanted|set out|was chosen|was sent|decided)\\b[^.]*? ?to (?:save|free|rescue|defend|protect|win back) (?:the|his|her|their|its) (?:[a-z-]+ ){0,2}?(?:kingdom|land|realm|village|castle|country|people|island|world|city|town|valley|queendom|forest) (?:from|against) (?<foe>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:sorcerer|sorceress|wizard|witch|king|queen|prince|dragon|giant|ogre|troll|tyrant|magician|duke|baron|count|emperor|villain|lord|warlock))\\b[^.]*`,
    ),
    ...realmSaved,
    of: "people",
  }),
  ...wideScene({
    by: "any",
    words: inSentence(
      `${unless("war|jewels?|diamonds?|baby|bank|heart|ring|crown|money|show|letters?|light|moon|sun")}(?<thief>(?:an?|the) (?:[a-z-]+ ){0,2}?${THIEF}) (?:(?:that|who|which) )?(?:always |secretly |kept (?:on )?|constantly |regularly )?(?:stole|steals|stealing|snatched|pinched|took) (?:all |some of )?(?:his|her|their|my|our|the [a-z]+['’]s?) (?:[a-z-]+ ){0,2}?(?:sandwich(?:es)?|lunch(?:es)?|breakfast|bread|food|fish|cheese|cakes?|biscuits|cookies|buns?|rolls|sausages?|apples|cherries|strawberries|vegetables|carrots|eggs|picnic|chips|pies|berries|nuts|snacks?|bacon|ham|crumbs|doughnuts|pancakes)\\b[^.]*`,
    ),
    ...pettyThief,
    of: "people",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `${unless("war|storks?|babies|eggs?|presents|sleigh|truck|lorry|ship|plane|rocket|space")}(?:had|needed|promised|tried|was (?:asked|sent|told|to)|set out|set off|wanted)\\b[^.]*? ?(?:to )?(?:deliver|bring|carry|take) (?<load>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:letter|parcel|message|package|postcard|invitation|card|flower|present|gift|cake|medicine|note|key|ring|bottle|book|box))\\b(?! from)[^.]*`,
    ),
    ...deliveryByAnimal,
    of: "creatures",
  }),
  ...sharedScene({
    by: "any",
    words: inSentence(
      `(?:had|tried|wanted|needed|set out|began|decided|spent [^.]*?)(?: to)? (?:find|look(?:ing)? for|search(?:ing)? for|catch|get) (?:him|her|it)\\b(?: back)?[^.]*|(?:looked|searched|hunted) (?:[^.]*? )?for (?:him|her|it)\\b[^.]*|(?:[a-z]+ )?(?:escaped|ran away|disappeared|got out)\\b[^.]*? and (?:[^.]*? )?(?:had to|tried to) (?:find|catch) (?:him|her|it)\\b[^.]*`,
    ),
    idea: new RegExp(
      `(?<pet>\\b(?:the|his|her|their|our|my) (?:[a-z-]+ ){0,2}?${SMALL_PET}) (?:had )?(?:escaped|ran away|disappeared|got out|got away|went missing|was missing|was gone|vanished)\\b`,
      "i",
    ),
    ...petHunt,
    of: "people",
  }),
];
