import type { Lore } from "./lore.ts";

/** Trades, sports and parts that somebody has today. */
export const tradesOfToday: Lore = {
  "passenger|commuter|fellow passenger|train passenger": [
    "{Doer} held the ticket in {doerhis} hand the whole time, and by now it was soft and warm.",
    "{Doer} read the sign above the window, and then read it again, because there was nothing else to read.",
    "{Doer} leaned {doerhis} forehead on the window, and {doerhis} breath made a round white spot on the glass.",
    "{Doer} unwrapped an egg sandwich, and everybody in the row sniffed and looked up.",
  ],
  "owner|shop owner's son|landlord|landlady|innkeeper|hotel owner|café owner|restaurant owner": [
    "{Doer} carried a big ring of keys, and always tried four wrong ones before {doerhe} had the right one.",
    "{Doer} pushed every chair back into its place as {doerhe} walked by, and turned off a lamp behind {doerhim}.",
    "“Come in, come in!” said {doer}, and held the door wide open with one foot.",
    "{Doer} patted the old wall as {doerhe} walked past, the way other people pat a horse.",
  ],
  "customer|client|regular customer": [
    "{Doer} walked along the shelves, picked something up, smelled it, and put it back again.",
    "{Doer} pointed at the very last one, at the very top, and the ladder had to be fetched for it.",
    "“I'm only looking,” said {doer}, and looked at everything from above and from below.",
    "{Doer} counted out the money in very small coins, one after another, and behind {doerhim} the queue grew longer.",
  ],
  "patient|young patient|old patient": [
    "{Doer} lay in bed and looked at the crack in the ceiling, which was shaped like a rabbit.",
    "{Doer} opened {doerhis} mouth for the spoon, swallowed the medicine, and pulled a dreadful face.",
    "There were grapes beside {doer's} bed, and a card with a teddy bear that had a thermometer in its mouth.",
    "“Much better, thank you,” said {doer} bravely, and then coughed into the pillow.",
  ],
  "tourist|holidaymaker|backpacker|globetrotter": [
    "{Doer} walked backwards to get the whole tower into the picture, and stopped just before the fountain.",
    "{Doer} spoke very slowly and very loudly, and pointed at everything with {doerhis} whole arm.",
    "{Doer} turned the map around, and around again, and tilted {doerhis} head to read it.",
    "{Doer} had a sunburnt nose, a big camera on {doerhis} stomach, and a rucksack as high as a tower.",
  ],
  "journalist|reporter|newspaper reporter|editor|news anchor": [
    "{Doer} wrote so fast that the pencil squeaked, and when the page was full, {doerhe} wrote on {doerhis} sleeve.",
    "“And how did you feel?” asked {doer}, and held the microphone out to everybody, even to a cow.",
    "{Doer} had a pencil behind each ear, and looked everywhere for a pencil.",
    "{Doer} ran to the telephone with {doerhis} notebook under {doerhis} arm, and sheets of paper flew out of it.",
  ],
  "lawyer|attorney|notary": [
    "“On the one hand,” said {doer}, and held up one hand, “and on the other hand,” and {doerhe} held up the other.",
    "{Doer} read everything to the very end, even the tiny letters on the back of the tram ticket.",
    "{Doer's} bag was stuffed with papers, and somewhere between the papers there was an apple.",
    "{Doer} stood up, straightened {doerhis} jacket, and cleared {doerhis} throat until everybody was quiet.",
  ],
  "plumber|electrician|handyman|repairman|heating engineer": [
    "{Doer} lay under the sink, and only two shoes stuck out, and a hand that felt around for the spanner.",
    "“Oh dear, oh dear,” said {doer}, and scratched {doerhis} head, and opened the big toolbox.",
    "{Doer} knocked on the pipe, put an ear to it, and heard the water gurgle inside.",
    "Out of {doer's} pockets came screws, wires, a torch, and half a cheese sandwich.",
  ],
  "builder|bricklayer|construction worker|roofer|mason|crane operator|crane driver": [
    "{Doer} sat down to lunch high above the street, with a sandwich in {doerhis} hand and {doerhis} legs dangling in the air.",
    "{Doer} whistled a tune, with a nail in the corner of {doerhis} mouth.",
    "{Doer} shut one eye and looked along the wall to see if it was straight.",
    "There was dust on {doer's} helmet and mortar on {doerhis} boots, and {doerhe} left a grey footprint at every step.",
  ],
  "engineer|architect|bridge builder|programmer|coder|hacker|software developer": [
    "{Doer} drew a plan before {doerhe} did anything, even before {doerhe} made a sandwich.",
    "{Doer} folded a paper napkin this way and that way, until it was strong enough to carry a cup.",
    "Five half-empty mugs stood around {doer}, and {doerhe} had forgotten every one of them.",
    "“It ought to work,” said {doer}, and pressed the button once more, a little harder.",
  ],
  "pharmacist|chemist|therapist|psychologist|psychiatrist|midwife|surgeon|paramedic": [
    "{Doer} spoke so calmly that people sat down, breathed out, and felt a little better.",
    "{Doer} wore a white coat, and in the pocket there were three pens and a roll of plasters.",
    "“And how long has it been like that?” asked {doer}, and then {doerhe} listened without interrupting.",
    "{Doer} washed {doerhis} hands for a long time, between all the fingers, and hummed a song with two verses.",
  ],
  "zookeeper|animal keeper|dog walker|dog trainer|animal trainer|circus trainer|lion tamer": [
    "There was always a treat in {doer's} pocket, and wet noses sniffed at it from all sides.",
    "{Doer} held six leads in one hand, and turned in a circle until they were all wound around {doerhis} legs.",
    "“Good morning, my beauty,” said {doer} to every animal, even to the ugliest old goat.",
    "{Doer} had hay in {doerhis} hair and paw prints all over {doerhis} trousers.",
  ],
  "lifeguard|crossing guard|lollipop lady|lollipop man|traffic warden|referee": [
    "{Doer} put the whistle between {doerhis} lips and blew it, and everybody stood still.",
    "{Doer} stretched out one arm, as straight as a signpost, and everybody stopped.",
    "{Doer} looked to the left and to the right, counted all the heads, and then counted them again.",
    "{Doer} wore a bright yellow jacket, so that people could see {doerhim} from very far away.",
  ],
  "dustman|bin man|garbage man|garbage collector|street sweeper|street cleaner|refuse collector": [
    "{Doer} stood on the step at the back of the big lorry, held on with one hand, and waved like a king.",
    "{Doer} found something good in every heap. At home {doerhe} had eleven lamps and a rocking horse.",
    "{Doer} swept all the leaves into a neat heap, leaned on the broom, and watched the wind blow them away.",
    "The bins rumbled and banged, and {doer} whistled a tune to the noise.",
  ],
  "flight attendant|stewardess|steward|train conductor|ticket inspector|conductor on a train": [
    "{Doer} walked down the swaying aisle, and touched the back of a seat at every step.",
    "When somebody was afraid, {doer} bent down, smiled, and put a sweet into their hand.",
    "Click, went {doer's} pliers, and there was a tiny round hole in the ticket.",
    "Everything shook and swayed, but {doer} poured the tea right into the middle of the cup.",
  ],
  "composer|organist|guitarist|cellist|trumpeter|flautist|flutist|rapper|dj|band leader": [
    "“Drip, drip, drop,” went the tap, and {doer} ran for a pencil to write the tune down.",
    "{Doer} wrote notes all over the tablecloth, and nobody was allowed to wash it.",
    "{Doer's} foot tapped under the blanket, even when {doerhe} was fast asleep.",
    "“Listen!” said {doer}, and everybody listened. It was only a gate, but it squeaked a lovely tune.",
  ],
  "spy|secret agent|double agent|bodyguard": [
    "{Doer} sat behind a newspaper with two little holes in it, and through the holes looked two eyes.",
    "{Doer} owned seven false noses, and had to try them all before {doerhe} found the one that did not itch.",
    "{Doer} walked along close to the wall, and looked around the corner with a tiny mirror.",
    "{Doer} whispered something into {doerhis} sleeve, and the sleeve crackled and whispered back.",
  ],
  "gamer|influencer|youtuber|vlogger|blogger|streamer": [
    "{Doer} took so many pictures of the soup that it was cold when {doerhe} began to eat.",
    "{Doer} stretched out one arm, smiled into the little camera, and said, “Hello, everybody!”",
    "{Doer} counted the little red hearts on the screen, and counted them again a minute later.",
    "{Doer's} thumbs flew over the buttons, so fast that they could hardly be seen.",
  ],
  "cyclist|racing cyclist|skateboarder|skater|figure skater|skier|snowboarder|biker|race driver|racing driver": [
    "{Doer} had a scab on each elbow, and told the story of each of them with both hands.",
    "{Doer} leaned into every bend, even when {doerhe} was only walking around the kitchen table.",
    "{Doer} buckled the helmet under {doerhis} chin, and knocked on it twice for luck.",
    "When {doer} saw a hill, {doerhis} eyes began to shine, as if it were a big cake.",
  ],
  "climber|mountaineer|mountain guide|surfer|diver|deep-sea diver|scuba diver": [
    "{Doer} checked every buckle and every strap, pulled at each of them, and nodded.",
    "{Doer} packed {doerhis} bag so tightly that {doerhe} had to sit on it to close it.",
    "The skin was peeling off {doer's} nose, because {doerhe} was out in the sun and the wind so much.",
    "{Doer} took a deep breath, held it, and counted in {doerhis} head how long {doerhe} could do that.",
  ],
  "chess player|gymnast|wrestler|weightlifter|strongman|archer|fencer|tennis player|basketball player|athlete|champion":
    [
      "{Doer} rolled {doerhis} shoulders, shook out {doerhis} arms, and took one very deep breath.",
      "{Doer} always wore the same lucky sock, and it had a hole at the big toe.",
      "Before every contest {doer} ate a bowl of porridge, seven spoonfuls exactly.",
      "{Doer} bowed to the other side first, and shook hands, and only then began.",
    ],
  "hero|heroine|young hero|war hero|legend": [
    "There was a picture of {doer} on a wall in the town, and in the picture {doerhe} was twice as tall.",
    "Everybody wanted {doer} to write {doerhis} name on something: on a cap, on a plaster cast, and even on an apple.",
    "People told each other what {doer} had done. {Doer} stood close by and blushed.",
    "{Doer} sat down, pulled off {doerhis} boots, and put {doerhis} tired feet into a bucket of warm water.",
  ],
  "salesman|saleswoman|street vendor|market woman|peddler|pedlar|merchant|trader|businessman|businesswoman|millionaire|billionaire":
    [
      "{Doer} opened {doerhis} bag, and it had forty little pockets, with something different in each of them.",
      "“Only for you,” whispered {doer}, and then {doerhe} whispered it to the next one in the queue as well.",
      "{Doer} shook hands with everybody, up and down, up and down, like a pump.",
      "“Step closer!” called {doer}, and held something up in the air and turned it, so that it sparkled.",
    ],
  "stuntman|stuntwoman|film director|director|movie director|cameraman|model|fashion designer|designer": [
    "{Doer} looked at everything through a little frame that {doerhe} made with {doerhis} fingers and thumbs.",
    "“And once again!” called {doer}, and clapped {doerhis} hands, and everybody went back to the beginning.",
    "{Doer} wore black from head to foot, with one very long red scarf.",
    "{Doer} fell asleep in a folding chair that had {doerhis} name on the back.",
  ],
};
