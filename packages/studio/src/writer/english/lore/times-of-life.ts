import type { Lore } from "./lore.ts";

/** Meals, matches, parties, journeys, and what else a day may be about. */
export const timesOfLife: Lore = {
  "party|parties": [
    "The music at the party was so loud that the glasses danced on the sideboard.",
    "Somebody at the party was dancing alone in the middle of the room, with closed eyes and a big smile.",
    "All the coats at the party lay on one bed, in such a high pile that a cat could have lived in it.",
    "{Hero} stood beside the crisps at the party, crunch, crunch, and the bowl was soon half empty.",
    "Somebody had put a paper hat on the dog at the party, and he wore it very patiently.",
  ],
  "competition|contest|tournament|championships?|talent show|quiz show|sports day|olympics|olympic games": [
    "Everybody at the contest wore a big number on their back, and {hero} could hardly stand still.",
    "The loudspeaker at the contest went krrk and brrr, and everybody asked everybody else what it had said.",
    "{Hero} looked at all the others in the contest, and they looked very tall and very calm.",
    "The cup stood on a table at the contest, so shiny that everybody who walked past saw their own face in it.",
    "The judges of the contest sat in a row behind a long table and sharpened their pencils.",
  ],
  "(?<!the human )race|marathon|big race|relay": [
    "Everybody stood on the line before the race, bent forward and held their breath.",
    "Shoelaces were tied in double bows all along the line before the race, and somebody hopped up and down on the spot.",
    "People stood all along the course of the race, and somebody rang a big cowbell for every single runner.",
    "{Hero} could hear {his} own heart before the race, boom, boom, boom.",
  ],
  "match|big match|football match|soccer match|big game|final|cup final|penalty shoot-?out": [
    "The crowd at the match shouted so loudly that the pigeons flew up from the roof.",
    "There were slices of orange at half-time of the match, and everybody smiled with orange peel for teeth.",
    "The ball flew over the fence during the match and into a garden, and there was a long wait while somebody rang the bell.",
    "There was mud on {hero's} nose by the middle of the match, and grass in both {his} ears.",
  ],
  "concert|performance|premiere|opening night|dress rehearsal|rehearsals?|school play|big show|recital": [
    "{Hero} peeped through the gap in the curtain, and the seats were filling up, row after row.",
    "The programmes rustled, a violin went eee-aaa, and somebody in the front row had a big cough.",
    "Behind the curtain everybody was running about and looking for something, mostly for the other shoe.",
    "The lights went down slowly, and all the talking stopped, and the hall was as dark as a pocket.",
  ],
  "lessons?|first lesson|piano lesson|swimming lesson|driving lesson|dance class|ballet class": [
    "At the beginning of the lesson everything looked quite easy, and then came the second part.",
    "The clock ticked all through the lesson, and {hero} could have sworn that its hands had not moved.",
    "“Once more from the beginning,” came the call in the lesson, again and again, and {hero} took a deep breath and started over.",
    "{Hero} did it exactly right, just once in the whole lesson, and right then everybody was looking out of the window.",
  ],
  "dinner|supper|christmas dinner|family dinner|feast|banquet": [
    "The bread went round the table one way and the potatoes went round the other, and they bumped into each other at {hero's} place.",
    "Everybody at the table was so full that they could not eat another bite. Then the pudding came in.",
    "{Hero} had the wobbly chair at dinner, and sat on it very, very straight.",
    "It was quiet at the table for a while, and only the forks clinked, and then everybody talked at once.",
  ],
  breakfast: [
    "The breakfast table was so full of cups and crumbs and elbows that there was hardly room for the butter.",
    "The egg at breakfast was so soft that it ran over the edge of its cup, slowly and yellow.",
    "{Hero} sat at breakfast with {his} eyes still half shut, and yawned into the honey.",
    "The toast jumped up at breakfast with a clack, and everybody at the table jumped too.",
  ],
  "lunch(?!time| break)|school lunch|tea ?time|afternoon tea": [
    "Everybody opened their sandwiches to see what was inside, and then some of them were swapped.",
    "{Hero} saved the best bite for last, and kept an arm around it.",
    "A slice of bread fell off the table and landed butter side down, smack.",
    "There was one last biscuit on the plate, and everybody looked at it, and nobody took it.",
  ],
  "sleepover|pyjama party|pajama party": [
    "Nobody slept at the sleepover. They whispered and giggled, and then they giggled about the giggling.",
    "The sleeping bags lay on the floor side by side, like sausages in a pan.",
    "Somebody at the sleepover told a ghost story, with a torch under the chin, and after that nobody wanted to go to the toilet alone.",
    "There were crisps in all the sleeping bags, and {hero} even had one in {his} ear.",
  ],
  "parade|procession|festival|village fête|village fete|summer fair|fair": [
    "The band came round the corner. First there was the boom of the drum, then a tall hat, and then the drummer under it.",
    "Small children sat high up on big shoulders, and everybody behind them had to stand on tiptoe.",
    "A white horse trotted along with ribbons in its mane, and the trumpets behind it walked carefully round what it left on the road.",
    "{Hero} had a paper flag, sugar all round {his} mouth, and music in both ears.",
  ],
  "election|campaign|vote": [
    "Big faces smiled from all the lamp posts, and somebody had drawn a moustache on every one of them.",
    "Behind a little curtain a pencil hung on a string, and one after the other the people went in and made their cross.",
    "Somebody stood on every corner with balloons and shouted a name, again and again.",
    "The hands went up to be counted, and one of them was only scratching an ear.",
  ],
  "journey|voyage|expedition|trip(?! over)|road trip|adventure|pilgrimage": [
    "The bag was packed so full for the journey that the spoon stuck out at the top.",
    "There were still crumbs from home at the bottom of the bag, and {hero} ate them one by one, slowly.",
    "The way was long, and {hero} sang a song with forty verses, and then sang it again.",
    "{Hero} looked back once on the journey, and everything behind was already very small.",
    "There were dust and scratches on everything by the middle of the journey, and hardly any sandwiches left.",
  ],
  "(?:first|blind) date|on a date|anniversary|wedding anniversary|honeymoon": [
    "There was a candle on the table, and its flame bent over every time somebody laughed.",
    "Both of them reached for the bread at the same moment, and both let go of it, and went red.",
    "The soup was getting cold, because the two of them were too busy looking at each other.",
    "{Hero} had practised a beautiful sentence in front of the mirror, and now {he} could not remember one word of it.",
  ],
  earthquake: [
    "First the cups rattled in the earthquake, then the lamp swung, and then the whole floor shook.",
    "The books walked forward on their shelves in the earthquake and jumped off, one after the other.",
    "All the dogs were barking, long before the earthquake could be felt.",
    "The earthquake stopped as suddenly as it had begun, and all the pictures hung crooked on the walls.",
  ],
  "lockdown|pandemic|quarantine": [
    "The streets were so empty that a deer walked down the middle of the road and looked into the shop windows.",
    "People leaned out and talked from window to window, and everybody could smell what everybody else was baking.",
    "A row of masks hung on the hooks by the door, like small washing.",
    "One day was just like the next, and {hero} drew a line on the wall for each of them.",
  ],
  "(?:her|his|my|the|a|one) day off|lazy day|free day|rainy sunday": [
    "The alarm clock stood beside the bed, and for once it did not have to ring.",
    "There was a long list of things to do on a free day, and it lay under a plate of biscuits.",
    "{Hero} had breakfast that day, and after a little nap {he} had breakfast again.",
    "{Hero} lay on the floor that day and looked at the ceiling, and did nothing at all, very carefully.",
  ],
  "stone age|ice age|prehistoric times|time of the dinosaurs": [
    "There were no roads in those days, and no houses, only grass and rocks and very large footprints.",
    "A thin line of smoke rose behind the hills, far away, and otherwise the whole wide land was empty.",
    "The nights were very dark in those days, and huge things went stamping past, thump, thump, thump.",
    "The ferns stood as tall as trees, and dragonflies as big as crows flew between them.",
  ],
  "(?:in|to|from|into) the future|year (?:2[0-9]{3}|3000)": [
    "In the future the doors opened by themselves, and said, “Please wipe your feet.”",
    "Everything in the future hummed: the lamps, the shoes, and even the spoons.",
    "Little cars flew past the windows in the future, and rang their bells at the pigeons.",
    "In the future the bread was square, and it came out of the wall with the butter already on it.",
  ],
  "(?:in|to|from|into) the past|ancient (?:rome|greece|times)|olden (?:days|times)|victorian|(?:1[0-9])(?:th|st|nd|rd) century|1[5-9][0-9]{2}s?":
    [
      "In those days all the water came from the well, and the buckets were so heavy that they slopped over at every step.",
      "A letter took a long time in those days. It came on a horse, and the horse had to sleep too.",
      "It smelled of horses and candles and wet wool in those days, in every house and on every road.",
      "There was only one candle on the table in those days, and everybody moved their chairs close to it.",
    ],
  "rush hour|traffic jam": [
    "Nothing moved in the traffic jam, except for a snail at the side of the road, and it overtook everybody.",
    "All the cars stood in one long, shiny row, nose to tail, and growled a little.",
    "Somebody hooted, somebody else hooted back, and soon the whole street was hooting.",
    "{Hero} looked at the back of the car in front for so long that {he} knew every scratch on it.",
  ],
  "break ?time|school break|recess|big break": [
    "The bell rang for break, and all the doors burst open, and everybody came pouring out like water.",
    "Three different games were going on in the yard at break, and all of them ran through each other.",
    "{Hero} unwrapped {his} bread at break, and at once there were five noses over it.",
  ],
  "snow day|power nap|leap year|holiday season": [
    "A cheer went from window to window, all the way down the road.",
    "There was nothing at all to be done that day, so {hero} started with it straight away.",
    "The clock ticked softly, the kettle hummed, and there was no hurry anywhere.",
  ],
  "debate|spelling bee|quiz|speech|trial": [
    "Somebody tapped on the microphone, tock, tock, and it squealed so loudly that everybody covered their ears.",
    "A glass of water was being filled, and it was so quiet in the hall that everybody could hear it.",
    "The chairs creaked, somebody cleared their throat, and then all the faces turned to the front.",
  ],
};
