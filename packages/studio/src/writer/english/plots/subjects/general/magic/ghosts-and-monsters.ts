import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const SPOOK =
  "ghost|monster|troll|ogre|giant|giantess|dragon|yeti|vampire|skeleton|werewolf|bogeyman|beast|mummy|zombie|ghoul|kraken|goblin|spook";
const OF_SPOOK = new RegExp(
  `^(?:There (?:was|were) once )?(?:an?|the|two|three|my|our|in [^,.]+, an?) (?:[\\p{L}-]+ ){0,3}?(?:${SPOOK})s?\\b(?! (?:hunter|story|town|train|writer))`,
  "iu",
);
const SAD = /\b(?:murder\w*|kill\w*|war|dies|died|haunted by|husband|wife|slayer|hunters?)\b/i;

/** Stories of ghosts and monsters that are not as others think. */
export const ghostsAndMonsters = [
  story({
    says: [
      OF_SPOOK,
      /\b(?:kind|friendly|gentle|nice|lonely|good|shy|friends?|only wanted|just wanted|wanted to (?:help|play|say hello|be liked|dance|join))\b/i,
      /\b(?:every(?:one|body)|people|they|the (?:whole )?(?:village(?:rs)?|children|town|neighbou?rs|animals|guests)|all)[^.]*? (?:ran (?:away|off)|run away|fled|screamed|hid|(?:was|were) (?:\w+ )?(?:afraid|scared|frightened|terrified))\b/i,
    ],
    unless: SAD,
    after: [
      "{Hero} did not understand it. {He} had washed. {He} had practised a smile over the pond, but it had very many teeth in it, and the frogs moved out. {He} had knocked at a door, as one should, and the door had fallen in. Wherever {hero} went, there was a scream, and then there was nobody.",
      "So {hero} tried presents. At night {he} laid firewood on the doorsteps and mended a fence. In the morning the people said that it had been the wind, and locked up even earlier, because of {hero}. {Hero} sat behind the hill and heard them sing down there.",
      "One evening a small girl came round the hill on all fours. “Hello,” she said. “I have lost my glasses. Can you help me?” {Hero} looked behind {him}, to see whom she meant. There was only {hero}. {He} helped her look. {He} held {his} breath, so as not to frighten her.",
      "+ “You have a nice voice,” said the girl while they were crawling about. “Like a cello under a blanket.” {Hero} had never been told that {he} had anything nice. {He} hummed a little, and the grass bent down.",
      "Then {hero} found the glasses. {He} held them for a long time. “Thank you,” said the girl, put them on, and looked up, and further up. {Hero} shut {his} eyes and waited for the scream. “You have a leaf on your head,” said the girl.",
    ],
    end: [
      "Just then the whole village came over the hill with sticks and lanterns, for the girl had been missed. “Get away from her!” they cried. The girl stood in front of {hero}, which did not hide very much. “Shut your eyes,” she said. “All of you. And now listen.” They were so astonished that they did it.",
      "And {hero} spoke. {He} told them about the firewood and the fence, and said what {he} wanted, which was only to sit with them when they sang. They heard a voice like a cello. One after the other they opened their eyes. There stood {hero}, and twisted {his} fingers, and was more afraid than all of them together.",
      "They had to build a stronger bench. {Hero} sits on it every evening, between the girl and the baker, and sings the low part. When strangers pass through and want to scream, the people of the village say: “Shut your eyes for a moment. Now listen.”",
    ],
  }),
  story({
    says: [
      OF_SPOOK,
      phrase(
        "(?:was|were|is) (?:so |very |terribly |really |secretly |also )?(?:afraid|scared|frightened|terrified) of <fear:thing>",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|war|dies|died|every(?:one|body) (?:was|were|is)|people were|villagers were|children were (?:afraid|scared)|asked|move[sd]?)\b/i,
    after: [
      "+ Nobody was allowed to know. What would that look like, somebody like {hero}, and afraid of {fear}! If the talk turned to {fear}, {hero} had a cough and had to go outside. {He} did very brave things all day, so that it would not be noticed. In the evening {he} looked under everything three times.",
      "The others were a noisy crowd. They showed each other how loudly they could roar, and laughed about all who trembled. “And what are you afraid of?” they asked {hero} one night. “Of nothing,” said {hero}. It came out rather high. “Good,” they said. “Then you can go first tomorrow.” And where they were going, {fear} would be waiting.",
      "{Hero} did not sleep. {He} thought of {fear}, and the more {he} thought, the larger it all became. {He} counted {his} excuses: a sore foot, a sick aunt, a letter that had to be posted. They were not enough. In the end {hero} did what the others had never done. {He} began to cry, quite quietly.",
      "+ “Could you do that a little further to the left?” asked a squeaky voice. “You are dripping on me.” {Hero} held {his} breath. In a crack there sat a mouse with wet ears. She had heard it all.",
      "It was a mouse who had heard it. “You, of all creatures, are afraid of {fear}?” she asked. {Hero} nodded. There was no point in denying it. “So am I,” said the mouse. “I have never told anybody.” They looked at each other, the biggest and the smallest, and neither of them laughed.",
    ],
    end: [
      "“I know a trick,” said the mouse. “When I am frightened, I hold on to something and count to ten. Up to now I had nothing to hold on to.” {Hero} gave her {his} little finger. So they went there together, one step at a time, and counted. At three, both of them wanted to turn back. At eight, they were face to face with {fear}.",
      "Ten. They opened their eyes. Nothing at all had happened, except that {hero's} heart was beating and the mouse's heart was beating, and both of them were still there. “Is that all?” asked {hero}. They stayed a little longer, just to make sure. When the others came at last, {hero} was sitting there and said: “I was afraid of it. I'm only afraid a bit now.”",
      "It became very quiet. Then the loudest of them cleared his throat and said that with him it was thunder. Since then they all meet once a week and tell each other what they fear. {Hero} sits in the middle, with the mouse on {his} knee, and whoever needs it may hold on to a finger.",
    ],
  }),
  story({
    says: [OF_SPOOK, /\bghosts?\b/i, phrase("(?:only|just|really) wanted <aim:doing>")],
    unless: /\b(?:murder\w*|kill\w*|war|revenge|ghost (?:hunter|story|town|train|writer))\b/i,
    after: [
      "{Hero} had been there longer than the wallpaper. {He} did not mean to frighten anybody. All that {hero} wanted was {aim}. But people only ever noticed the cold draught and the creaking, and then they put on a coat and went home. {Hero} looked after them, and sat down again in the dark.",
      "+ {Hero} tried it in every way that a ghost can. {Hero} rattled politely. {He} breathed letters on the windows, but from inside, so that they were back to front. Once {he} moved a chair for a lady, and she fainted. {Hero} fanned her until she came round, and she fainted again.",
      "“They don't see us,” said the spider in the corner, who had been there nearly as long. “You have to stop waiting for it.” {Hero} tried to stop. {He} counted the cobwebs. But it did not go away; it sat in the place where {hero} had once had a heart. All that {hero} longed for was {aim}.",
      "+ Then there came a week when {hero} did nothing at all. Even the draught stopped. The spider told jokes, which she otherwise never did, and {hero} smiled only out of kindness.",
      "One night somebody came who did not go home at once. It was a girl with a mop, who had to clean there when everybody else had left. She sang to the mop and talked to the chairs. “Cold in here,” she said. And then she said something that nobody had ever said before: “Is there anybody who is cold, too?”",
    ],
    end: [
      "{Hero} was so surprised that {he} knocked over the bucket. The girl did not faint. She looked at the water, which was running uphill, and sat down on the stairs. “Tell me,” she said. It took {hero} half the night, with knocking and with letters on the window. She read them back to front. In the end the girl understood.",
      "“Well, that can be managed,” she said and pushed up her sleeves. She put the lights on, and dusted off the best chair. And so it came about, on an ordinary night, with one girl, one spider and one mop: {hero} got what {he} had wanted for so long. It was exactly as beautiful as {he} had thought. It was only warmer.",
      "The girl comes every evening, and by now she brings friends. People say that it is no longer cold in there. Sometimes one of them shivers and looks round. “That's only {hero},” says the girl, and then, back to front on the window, there appears: thank you.",
    ],
  }),
  story({
    says: [
      OF_SPOOK,
      /\blonely (?:old |little |young |shy )?ghost\b|\bghost[^.]*? (?:was|were|felt|is) (?:so |very )?lonely\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|war|revenge|(?:only|just) wanted|ran away|afraid|scared|widow\w*|ghost (?:hunter|story|town|train|writer))\b/i,
    after: [
      "+ There had been voices once, and piano music, and somebody who always slammed the door. Now there was only {hero}. {He} played cards against {himself} and lost. When a floorboard creaked, {hero} floated there at once, and each time it was only the floorboard. So many years can be very long for a lonely ghost.",
      "From time to time somebody looked in. {Hero} put on {his} cleanest sheet and tried to be charming. “Good evening,” {he} breathed, and the candles went out. “Stay a little,” {he} whispered, and it sounded like a draught under a door. They never stayed. {Hero} picked up the hats that they had lost while running.",
      "{Hero} had three hats now. {He} hung them on the hooks in the hall, so that it would look as if there were guests. In the evening {he} talked to them. “Have you had a good day?” {hero} asked the first hat. The hats were good listeners, but they never began by themselves.",
      "+ On bad nights {hero} drifted through all the walls, one after the other, only in order to be on the way somewhere. On very bad nights {he} sat in the cupboard. Even ghosts have places where they would rather not be seen.",
      "Then there was a knock. It was an old man with a wet umbrella. “I've come about my hat,” he said into the dark hall. “I lost it here sixty years ago. I ran away then, and I've been ashamed of that ever since.” {Hero} did not dare to move. The old man saw the hooks. “Somebody has looked after it,” he said.",
    ],
    end: [
      "He put on the hat, and did not go. He sat down on the bottom stair. “I was told that you're still here,” he said. “I'm by myself as well now, since last spring. It's terribly quiet at my place.” {Hero} came down, one step at a time, and sat beside him. It became cold. The old man put up his collar and moved closer.",
      "They did not say much on that first night. The old man had a pack of cards in his coat, and {hero} had someone to lose against. Towards morning the old man laughed out loud, and the sound ran up the stairs and through all the rooms. {Hero} listened to it. It was the best sound in sixty years.",
      "The old man's hat hangs on the first hook again, every evening from eight o'clock, and by now there are children's caps beside it. {Hero} puts on {his} cleanest sheet. “And how was your day?” {he} asks, and has to wait until they have all stopped talking at once.",
    ],
  }),
];
