import type { Lore } from "./lore.ts";

/** Trades, sports and parts that somebody has today. */
export const tradesOfToday: Lore = {
  "passenger|commuter|fellow passenger|train passenger": [
    "{Doer} had the ticket in {doerhis} hand from the first minute to the last, and it was quite soft by now.",
    "{Doer} read the notice about the emergency brake, read it in French, and looked at the handle.",
    "{Doer} leaned {doerhis} forehead on the glass and left a mark there beside the other marks.",
    "{Doer} ate an egg, and everybody in the row knew of it.",
  ],
  "owner|shop owner's son|landlord|landlady|innkeeper|hotel owner|café owner|restaurant owner": [
    "{Doer} had the keys on a ring as big as a plate, and never got the right one at the first try.",
    "{Doer} straightened in passing what was straight, and turned off lights behind people.",
    "{Doer} knew what everything had cost, and could say it without being asked.",
    "{Doer} tapped on the walls now and then, as others pat a horse.",
  ],
  "customer|client|regular customer": [
    "{Doer} knew exactly what {doerhe} wanted, and it was just what was out of stock.",
    "{Doer} put everything back a little to the left of where it had been.",
    "“I am only looking,” {doer} said, and looked at it from all sides, and from below.",
    "{Doer} counted out the small coins until everybody in the queue had made friends.",
  ],
  "patient|young patient|old patient": [
    "{Doer} knew every crack in the ceiling by name.",
    "{Doer} hid the pills under {doerhis} tongue, and thought that nobody knew.",
    "{Doer} had grapes on the table, and a card with a teddy bear on it, also with a thermometer.",
    "“Much better,” {doer} said, whoever asked, and coughed only when the door had shut.",
  ],
  "tourist|holidaymaker|backpacker|globetrotter": [
    "{Doer} walked backwards in order to get everything into the picture, and was pulled out of a fountain.",
    "{Doer} spoke very slowly and loudly, and was answered in perfect sentences.",
    "{Doer} held the map the wrong way up, and saw a good deal because of it.",
    "{Doer} had a hat with the name of the last place on it.",
  ],
  "journalist|reporter|newspaper reporter|editor|news anchor": [
    "{Doer} wrote on {doerhis} cuff when the pad was full, and could not wash the shirt until Thursday.",
    "{Doer} asked “And how did you feel?” of everybody, once even of a cow.",
    "{Doer} had a pencil behind each ear, and looked for a third.",
    "{Doer} began everything with the most important thing, also at the breakfast table.",
  ],
  "lawyer|attorney|notary": [
    "{Doer} said “on the other hand” so often that people began to count the hands.",
    "{Doer} read the whole of the ticket, with the back of it, before {doerhe} got on to the tram.",
    "{Doer's} bag was full of paper, and somewhere under the paper was an apple.",
    "{Doer} held on to {doerhis} lapels when {doerhe} spoke, even in a pullover.",
  ],
  "plumber|electrician|handyman|repairman|heating engineer": [
    "{Doer} lay under the sink, and all that could be seen of {doerhim} were two soles and a hand that asked for something.",
    "“Who put that in?” {doer} asked, and sucked air through {doerhis} teeth.",
    "{Doer} knocked on the pipe, listened, and knocked again a bit higher up, like a doctor.",
    "{Doer} had every spanner but the one, and did it with a spoon.",
  ],
  "builder|bricklayer|construction worker|roofer|mason|crane operator|crane driver": [
    "{Doer} walked along a plank, high up, as others walk along a corridor, and ate a roll meanwhile.",
    "{Doer} whistled through {doerhis} teeth, with a nail in the corner of {doerhis} mouth.",
    "{Doer} shut one eye and said that it was a finger too far left, and the level agreed.",
    "On {doer's} boots was a bit of every house in the street.",
  ],
  "engineer|architect|bridge builder|programmer|coder|hacker|software developer": [
    "{Doer} drew everything from above first, even a sandwich.",
    "{Doer} folded a napkin until it could carry a cup, and wanted to know why that was.",
    "There was cold coffee around {doer} in five mugs, each with a different date.",
    "“It ought to work,” {doer} said, and pressed the key again, harder.",
  ],
  "pharmacist|chemist|therapist|psychologist|psychiatrist|midwife|surgeon|paramedic": [
    "{Doer} spoke in a voice that made people sit down and breathe out.",
    "{Doer} had a cardigan with pockets, and in each of them a different kind of drops.",
    "“And since when?” {doer} asked, and waited, and had all the time in the world until four.",
    "{Doer} washed {doerhis} hands for as long as it takes to sing two verses, and hummed them.",
  ],
  "zookeeper|animal keeper|dog walker|dog trainer|animal trainer|circus trainer|lion tamer": [
    "There was always something in {doer's} pocket that smelled, and noses followed it.",
    "{Doer} had six leads in one hand, and walked in the middle of it all like a maypole.",
    "{Doer} talked to everybody in the tone in which {doerhe} talked to camels.",
    "{Doer} had a scratch, a bite and a kick to show, and told about each of them with tenderness.",
  ],
  "lifeguard|crossing guard|lollipop lady|lollipop man|traffic warden|referee": [
    "{Doer} had a whistle round the neck, and put it between {doerhis} lips whenever somebody ran.",
    "{Doer} raised one hand, and a lorry stopped, and a duck walked over in peace.",
    "{Doer} saw everything, and counted heads, and once more after every splash or bump.",
    "There was a white stripe on {doer's} nose, or at least a red one across {doerhis} forehead from the cap.",
  ],
  "dustman|bin man|garbage man|garbage collector|street sweeper|street cleaner|refuse collector": [
    "{Doer} rode on the step at the back, holding on with one hand, like a king in a parade.",
    "{Doer} found a use for nearly everything, and at home {doerhe} had eleven lamps.",
    "{Doer} swept the leaves into a heap, leaned on the broom, and watched the wind have a look at it.",
    "{Doer} knew from the bins who had had a birthday.",
  ],
  "flight attendant|stewardess|steward|train conductor|ticket inspector|conductor on a train": [
    "{Doer} walked down the aisle touching the backs of the seats, left, right, left, like somebody counting sheep.",
    "{Doer} smiled at everybody in the same way, and there was a second smile, which was for those who were afraid.",
    "{Doer} clicked the pliers in the air now and then, to keep them in the mood.",
    "{Doer} could pour tea on a slope, and set the cup down so that the handle pointed uphill.",
  ],
  "composer|organist|guitarist|cellist|trumpeter|flautist|flutist|rapper|dj|band leader": [
    "{Doer} heard something in the dripping of the tap, and ran for a pencil.",
    "{Doer} wrote notes on the tablecloth, and the tablecloth could not be washed for months.",
    "{Doer's} foot tapped even when {doerhe} slept, in four-four time.",
    "“Listen,” {doer} said, and everybody listened, and it was a gate.",
  ],
  "spy|secret agent|double agent|bodyguard": [
    "{Doer} sat behind a newspaper with two holes in it, and the newspaper was from March.",
    "{Doer} had seven passports, and a nose for each of them.",
    "{Doer} always took the chair with its back to the wall, also at children's parties.",
    "{Doer} spoke into {doerhis} cuff, and the waiter brought another cup.",
  ],
  "gamer|influencer|youtuber|vlogger|blogger|streamer": [
    "{Doer} took a picture of the soup before {doerhe} ate it, and it was cold, but very well lit.",
    "{Doer} talked with {doerhis} arm stretched out, to a small glass eye at the end of it.",
    "{Doer} counted the hearts before {doerhe} counted anything else.",
    "{Doer's} thumbs were the quickest thing in the house.",
  ],
  "cyclist|racing cyclist|skateboarder|skater|figure skater|skier|snowboarder|biker|race driver|racing driver": [
    "{Doer} had a scab on each elbow, and the left was the better story.",
    "{Doer} leaned into every bend, also on foot, in the corridor.",
    "{Doer} smelled of rubber, wax and orange slices, also in a suit.",
    "{Doer} looked at every slope as others look at a cake.",
  ],
  "climber|mountaineer|mountain guide|surfer|diver|deep-sea diver|scuba diver": [
    "{Doer} looked at the fronts of houses and moved {doerhis} fingers a little.",
    "{Doer} packed so tidily that there was room in the bag for a second bag.",
    "{Doer's} nose was peeling, as it did all the year round.",
    "{Doer} tested every chair with {doerhis} hand before {doerhe} trusted it.",
  ],
  "chess player|gymnast|wrestler|weightlifter|strongman|archer|fencer|tennis player|basketball player|athlete|champion":
    [
      "{Doer} rolled {doerhis} shoulders, shook out {doerhis} hands, and then lifted the cup of tea.",
      "{Doer} had a lucky sock, and it had not been washed since the spring.",
      "{Doer} ate the same thing before each contest, and it was porridge, and it was counted in spoons.",
      "{Doer} bowed to the other side first, and meant it.",
    ],
  "hero|heroine|young hero|war hero|legend": [
    "{Doer} had once been painted on a wall, much taller, with a better chin.",
    "{Doer} signed an apple, a hat and a plaster cast on the way to the shop.",
    "People told each other what {doer} had done, and {doerhe} stood by and wondered who that might have been.",
    "{Doer} had sore feet like everybody else, and soaked them in a bucket.",
  ],
  "salesman|saleswoman|street vendor|market woman|peddler|pedlar|merchant|trader|businessman|businesswoman|millionaire|billionaire":
    [
      "{Doer} had a bag with forty compartments, and there was something in thirty-nine of them.",
      "“For you,” {doer} said, and lowered {doerhis} voice, and named a price that was for everybody.",
      "{Doer} shook hands in such a way that people counted their fingers afterwards.",
      "{Doer} could sell an umbrella to a fish, and had the fish's thank-you letter.",
    ],
  "stuntman|stuntwoman|film director|director|movie director|cameraman|model|fashion designer|designer": [
    "{Doer} looked at everything through a square of thumbs and fingers.",
    "“Once again,” {doer} said, “but as if you meant it,” and it was only about passing the butter.",
    "{Doer} wore black, with a scarf, and there was chalk or pins or powder on it.",
    "{Doer} fell asleep in any chair that had a name on its back.",
  ],
};
