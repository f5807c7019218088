/** Small scenes of the world that an idea is set in: each fits between any two steps of a story. */
interface World {
  /** Words of ideas. */
  readonly words: string;
  readonly lines: readonly string[];
}

const worlds: readonly World[] = [
  {
    words: "school class classroom teacher pupil pupils lesson lessons homework test classmate classmates playground",
    lines: [
      "During the break somebody traded a [cheese sandwich|biscuit|rubber] for two [grapes|stickers|marbles], and the whole school yard gave advice.",
      "The school bell rang in the middle of it, as school bells always do, and {hero} had to hurry.",
      "In the lesson after that {hero} heard only every third word, and there was nobody in the class who noticed.",
      "Somebody had left a paper plane on the stairs of the school. {Hero} let it fly, and it flew much further than anybody would have thought.",
      "After school {hero} took the long way, because one can think better on long ways.",
      "On the board in the classroom there was still something from the day before, and nobody had had the heart to wipe it away.",
    ],
  },
  {
    words:
      "kitchen bake bakes baker bakery bread cake cakes cook cooks cooking soup pancake pancakes restaurant pizza oven chef recipe breakfast dinner",
    lines: [
      "It smelled of warm bread and a little of something burnt, and everybody in the kitchen pretended that it was only the bread.",
      "{Hero} tasted it, added a pinch of salt, tasted it once more and nodded, as real cooks do.",
      "Flour hung in the air of the kitchen like fog. Whoever came in sneezed first and said good morning afterwards.",
      "The big pot bubbled on the stove, and its lid danced a little to it.",
      "Somebody dropped a spoon in the kitchen, and somebody else said “Good luck,” because that is what one says there.",
      "For a while nothing was heard but the knife on the wooden board and the rain at the kitchen window.",
    ],
  },
  {
    words:
      "sea ocean ship boat pirate pirates captain sailor beach island harbour harbor fish whale octopus shark mermaid swim swims swimming wave waves lighthouse",
    lines: [
      "A wave came, a rather big one, and left [a shell|some seaweed|a very surprised crab] behind.",
      "{Hero} looked out over the water. It was grey in the front and blue in the back, and it did not care who was looking.",
      "The wind had turned, and now everything smelled of salt and tar.",
      "Two gulls quarrelled over a piece of bread, and a third one ate it.",
      "In the evening the sun lay down flat on the water, as it does every evening, and every evening {hero} had to look.",
      "The tide went out and showed what it had been hiding, stones and weed and one single boot.",
    ],
  },
  {
    words:
      "forest wood woods tree trees fox wolf wolves bear hedgehog hedgehogs squirrel owl deer badger hare rabbit rabbits",
    lines: [
      "A [jay|woodpecker|blackbird] told the whole forest about it before anybody else could.",
      "It had rained, and from every leaf fell a second, smaller rain.",
      "{Hero} found a place between two roots where it was dry, and waited there until the wind had gone by.",
      "Under the trees it grew dark earlier than anywhere else, and quieter, too.",
      "Something rustled in the leaves, and everybody held their breath. It was only a beetle with large feet.",
      "In the morning fog lay between the trees, so thick that {hero} could hardly see the next bush.",
    ],
  },
  {
    words:
      "farm farmer barn stable cow cows horse pig pigs hen hens chicken chickens sheep goat goats tractor donkey field",
    lines: [
      "The hens had an opinion about it, and they told it to everybody on the farm.",
      "Early in the morning mist lay over the fields, and the cows stood in it up to their bellies.",
      "In the barn it smelled of hay and apples. {Hero} stayed there for a while, because one can think so well there.",
      "The farmer's cat came by, looked at everything and went on. It was none of her business.",
      "It was milking time, and for an hour nobody on the farm had time for anything else.",
      "A bucket fell over, a dog barked, and then it was quiet in the yard again.",
    ],
  },
  {
    words: "hospital doctor nurse nurses sick ill ambulance patient patients clinic",
    lines: [
      "In the corridor somebody pushed a trolley with tea, and one of its wheels squeaked the same tune again and again.",
      "Through the window of the hospital one could see a tree, and in the tree a nest.",
      "The nurse looked in, smiled, put a finger to her lips and went on as quietly as she had come.",
      "At the hospital the evenings begin early. At six o'clock the lamps were turned down, and then one heard everything twice as well.",
      "Somebody in the next room laughed, and {hero} would have liked to know about what.",
    ],
  },
  {
    words:
      "goal goals goalkeeper football soccer team match race races tournament player coach penalty ball game trainer championship runner contest competition",
    lines: [
      "The coach clapped twice, which meant: once more from the beginning.",
      "Somebody had brought oranges, cut into quarters, and for five minutes nobody talked about winning.",
      "{Hero} tied the knot once more and pulled it tight. It was not necessary, but it helped.",
      "On the bench they sat close together and blew into their hands.",
      "The grass was wet, the ball was heavy, and in the last row somebody had a drum.",
      "“Heads up!” called somebody. It was easily said.",
    ],
  },
  {
    words:
      "music choir sing sings singing song piano violin orchestra band trumpet drum concert guitar note conductor dance dances",
    lines: [
      "One string was out of tune, and everybody heard it, but nobody wanted to be the one to say so.",
      "{Hero} beat time with one foot, quite softly, without noticing it.",
      "Somebody began to hum, somebody else joined in a little lower, and for a moment it sounded like music.",
      "Between two notes there was a pause, and the pause was the best part.",
      "The music lay on the floor, all out of order, because somebody had opened a window.",
    ],
  },
  {
    words: "snow snowman winter ice cold penguin penguins sled ski christmas frost polar freezer",
    lines: [
      "It snowed all night, and in the morning every sound was wrapped in wool.",
      "The cold bit everybody's nose. {Hero} breathed out a small cloud and watched it go.",
      "Icicles hung from the roof like teeth, and one after the other began to drip.",
      "Somebody had drawn a face in the snow, and it looked a bit surprised.",
      "Steps crunched, came nearer, and went away again.",
    ],
  },
  {
    words:
      "garden gardener flower flowers plant plants seed apple apples bee bees snail butterfly vegetable tomato pumpkin neighbour neighbours neighbor neighbors fence",
    lines: [
      "In the garden next door somebody was mowing the lawn, up and down, up and down.",
      "A bee flew into a flower, stayed in there for a long time and came out again quite yellow.",
      "The earth smelled of rain, and a blackbird pulled at a worm that did not want to come.",
      "{Hero} sat down on the upturned bucket by the garden fence and counted apples.",
      "The watering can had a hole, and wherever it was carried, a thin dark line ran along the path.",
    ],
  },
  {
    words:
      "street road bus car cars taxi police postman post letter letters driver tram city town fireman truck bicycle bike traffic lamp",
    lines: [
      "At the corner of the street the light turned red, and everybody had time to look at the sky.",
      "A bus drove by, and somebody at the back window waved, perhaps at {hero}.",
      "The man from the corner shop swept his piece of pavement and a bit of the next one, as he did every day.",
      "A bicycle bell rang, a window opened, and somebody shook out a tablecloth over the street.",
      "It smelled of rain on warm stones, and for a moment the whole street stood still.",
      "{Hero} let three cars pass and then a fourth, because there was no hurry.",
    ],
  },
  {
    words: "train station railway bus journey travel travels trip suitcase airport plane ticket conductor luggage",
    lines: [
      "Outside the fields went by, and a cow, and a church, and another cow.",
      "The train stopped where there was no station, and nobody knew why, and then it went on.",
      "Somebody unwrapped an egg, and after that the whole carriage was hungry.",
      "A child pressed its nose against the window and left a small, round, wet spot there.",
      "The loudspeaker said something that nobody understood. {Hero} stayed where {he} {was}, to be on the safe side.",
    ],
  },
  {
    words: "library book books reader read reads writer story stories word words letter librarian spelling page",
    lines: [
      "Between two pages {hero} found an old [tram ticket|shopping list|pressed flower] and put it back, because it belonged there.",
      "It was so quiet that one heard the pages turn.",
      "On the top shelf stood the books that nobody ever asked for, and they looked a little hurt.",
      "{Hero} read the same line three times and still did not know what it said.",
      "Dust danced in the light above the books, and somebody sneezed very politely.",
    ],
  },
  {
    words: "night moon star stars dark bed sleep sleeps dream lamp ghost ghosts monster bat owl shadow shadows evening",
    lines: [
      "The moon came up, looked round the corner and made everything blue.",
      "In the dark even the stairs have something to say, and that night they said it twice.",
      "Far away a dog barked, and another one answered, and then both had said what they wanted to say.",
      "{Hero} counted the strokes of the clock and got one too many.",
      "Somewhere a window was still lit. It is good to know that somebody else is awake.",
      "The night was mild, and the shadows of the branches moved over the wall like slow fish.",
    ],
  },
  {
    words:
      "home house family mom mum mother dad father brother sister sisters brothers grandma grandpa grandmother grandfather hamster blanket blankets lego sofa",
    lines: [
      "In the next room somebody laid the table, and one heard that there was a fork too few.",
      "There was pudding that evening, and for as long as it lasted nobody thought of anything else.",
      "The clock in the hall ticked, and somebody in slippers came and went.",
      "{Hero} sat down on the stairs, on the third step, which has always been the best one for thinking.",
      "On the kitchen table lay half a puzzle, and everybody who came by put in one piece.",
      "It was bath time, and the whole house smelled of soap.",
    ],
  },
  {
    words: "knight king queen princess prince dragon tower sword treasure giant witch wizard magic crown royal",
    lines: [
      "The guards at the gate played dice, and the loser had to oil the hinges.",
      "On the wall the banners flapped as if somebody were beating carpets.",
      "An old cat lived in the castle kitchen, and it was said that she had known three kings.",
      "{Hero} heard steps on the winding stairs, round and round, long before anybody came in.",
      "Far down in the valley a bell rang, and smoke rose from the chimneys, quite straight.",
    ],
  },
  {
    words:
      "space robot robots rocket planet alien aliens astronaut mars star spaceship computer machine machines satellite laboratory",
    lines: [
      "Something beeped three times, which meant either that all was well or that it was not.",
      "A small green light went on, and then, after some thought, a small red one.",
      "Somewhere a fan hummed, as evenly as if somebody were asleep there.",
      "{Hero} pressed the button once more, although everybody knows that once is enough.",
      "A screw rolled across the floor and came to rest under the furthest cupboard, as screws do.",
    ],
  },
  {
    words:
      "shop seller hairdresser barber tailor market customer customers museum theatre theater cinema hotel factory office work works job circus clown stage play actor",
    lines: [
      "The door opened, and in came the first one of the day, wet to the skin and in a good mood.",
      "At noon they put up the sign with “Back soon” on it, and soon took until two o'clock.",
      "Somebody asked the price of something that was not for sale, and then stayed for half an hour.",
      "{Hero} swept the floor twice that day, because one can think so well with a broom.",
      "In the evening they counted what was there: some coins, two buttons and a button that looked like a coin.",
    ],
  },
  {
    words: "dog dogs puppy cat cats kitten hamster parrot pet mouse mice bird birds pigeon duck ducks goose",
    lines: [
      "Two [sparrows|pigeons|ducks] had watched everything, and now they discussed it loudly.",
      "Something small ran along the wall, stopped, looked, and ran on.",
      "There was a saucer of milk in front of one door, and it was empty before anybody had seen who drank it.",
      "Feathers lay on the ground, white ones and one blue one. {Hero} kept the blue one.",
    ],
  },
  {
    words: "storm rain thunder wind umbrella weather cloud clouds sun rainbow",
    lines: [
      "The wind took somebody's hat, and three people ran after it, and one of them was not even the owner.",
      "It rained as if somebody up there had forgotten to turn off the tap.",
      "Then the sun came out between two clouds, only for a moment, and everything shone.",
      "The puddles had a sky of their own, and {hero} went carefully around it.",
    ],
  },
];

/** Scenes for ideas of any world. */
export const anyScenes: readonly string[] = [
  "A [hat|newspaper|balloon] blew past, and {hero} nearly caught it.",
  "[{Hero} yawned, and everybody {there} who saw it had to yawn, too|{Hero} sneezed, and three people said “Bless you” at once|{Hero} hummed, and somebody {there} hummed the second part].",
  "A very small [beetle|ant|snail] crossed the path of {hero} and had the right of way.",
  "Somebody asked {hero} for the time. “Nearly [four|noon|six],” was the answer, and it was right.",
  "There were [three|two|seven] steps to go up, and {hero} counted them, as always.",
  "{Hero} made a face at a [puddle|window|spoon], and the one in there made it back.",
  "Far off somebody called a name, and it was not that of {hero}.",
  "It was the hour when [bread is fetched|lamps are lit|shutters are closed], and everything smelled of it.",
  "{Hero} had a crumb on the chin all day, and nobody said so.",
  "“After you,” somebody said to {hero} at the door. [“No, after you.” It took a while|In the end both of them got stuck|So {hero} went first and held the door for seven more].",
  "It had begun to [rain|drizzle|hail], not very hard, just so that one had to walk a little faster.",
  "A [cloud|bird|plane] passed over, and for a moment the shadow of it lay on everything.",
  "{Hero} scratched a small cross into the ground {there}, to know later how far it had been.",
  "Two people {there} argued about the time, and it turned out that both clocks had stopped.",
  "A leaf landed on {hero}, and {he} let it stay there.",
  "Somebody offered {hero} half a [plum|roll|biscuit], and {he} said thank you with a full mouth.",
  "There was a smell of [smoke|bread|wet wool|oranges] in the air, nobody knew from where.",
  "{Hero} counted to [ten|twenty|a hundred] and then decided that it had been a good number.",
  "Somebody {there} was whistling, quite out of tune and very happily, and {hero} listened for a while.",
  "Then there was [soup|porridge|bread and cheese], and for as long as they ate, nobody was worried.",
  "{Hero} looked at the clouds. One looked like a [boot|whale|potato], and one looked like nothing at all.",
  "A whole afternoon passed like that, and {hero} could not have said where it had gone.",
  "A small child {there} asked why, and after every answer it asked why once more.",
  "In the evening it grew cool {there}, and everybody moved a little closer together.",
  "{Hero} could not fall asleep at once that night. {He} lay there and listened to the wind.",
  "Then it was morning, and so bright that one had to blink.",
  "Somebody laughed somewhere {there}, and because laughing is catching, {hero} had to laugh, too.",
  "{Hero} found a [coin|button|marble|key] on the ground and kept it for luck.",
  "An old woman {there} winked at {hero}, as if she knew something.",
  "“Are you [all right|tired|hungry]?” somebody asked. “[Nearly|A bit|Not yet|Ask me later],” said {hero}.",
  "One had to wait a little now. {Hero} {was} not good at waiting, but {he} did it.",
  "It was [Tuesday|Wednesday|Friday], and it smelled of [cut grass|soup|new paint] {there}.",
];

/** The small scenes of the world that an idea mostly names: first those with a word of the idea itself. */
export const scenesFor = (idea: string): { readonly named: readonly string[]; readonly others: readonly string[] } => {
  const words = idea.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = worlds
    .map(({ words: own, lines }) => {
      const known = new Set(own.split(" "));
      const told = new Set(words.filter((word) => known.has(word)));
      return { lines, told, first: words.findIndex((word) => known.has(word)) };
    })
    .filter(({ told }) => told.size > 0)
    .sort((a, b) => b.told.size - a.told.size || a.first - b.first);
  const [best] = found;
  const isNamed = (line: string): boolean =>
    (line.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => best?.told.has(word) === true);
  const lines = best?.lines ?? [];
  return { named: lines.filter(isNamed), others: lines.filter((line) => !isNamed(line)) };
};
