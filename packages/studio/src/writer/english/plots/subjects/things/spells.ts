import { also, role, story } from "../subject-story.ts";
import { CRIME } from "./words.ts";

/** Stories of rings that make people forget, of genies, of mirrors that know the future, of watches and beans. */
export const spells = [
  story({
    says: [
      /\b(?<ring>ring|cloak|hat|cap|potion|spell|coat|necklace|amulet|bracelet|mask|scarf|cream|perfume|watch|stone)\b/i,
      /\b(?:(?:every(?:one|body)|nobody|no one|people|family|friends|parents|whole)[^.]*\b(?:forg[eo]t\w*|remember\w*|recogni[sz]\w*|notic\w*|knows?|knew)|forgotten by|overlook\w*)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|grandmother|grandma|grandfather|grandpa|mother|father|mum|dad|husband|wife|dog|cat|neighbour|teacher",
      ),
      ...also(
        "cursed|magic|old|enchanted",
        "wears?|wore|puts? on|put on",
        "by accident|accidentally",
        "everyone|everybody",
        "forget|forgot|invisible",
        "person",
      ),
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|bank|steal\w*|stole|thief|spy|army|hobbit|villain|superhero|police|dementia|alzheimer\w*|forgot (?:his|her|their) (?:anniversary|birthday))\b/i,
    after: [
      "@kitchen(hero look) At first {hero} thought that it was a joke. {He} came into the kitchen, and they laid one plate too few. {He} said “Good morning”, and they looked round for the radio. {Hero} turned {thering} over and over, and it sat as tight as a thought.",
      [
        "@street(hero talk, friend) “It's me!” {hero} called to {thefriend} in the street. “Can I help you?” asked {thefriend}. And when {hero} had answered, {thefriend} had already forgotten who had asked.",
        "@street(hero talk) “It's me!” {hero} called to the baker, who had sold {him} a poppy-seed roll each day for years. “Can I help you?” she asked. And when {hero} had answered, the baker had already forgotten who had asked.",
      ],
      "+ @market(hero take) For one afternoon {hero} tried to enjoy it. {He} took a pear from a stall, and nobody minded. {He} sat down in the front row of the theatre. {He} told the mayor that his tie was silly. But there is not much fun in a secret, if nobody is there from whom you keep it. {Hero} laid money on the stall and went on.",
      "@park.dusk(hero sit) In the evening {hero} sat on the bench by the pond and pulled at {thering} with soap, with oil, with {his} teeth. Scratched on the inside of it there was writing, thin as a hair. “Until it is known who you are,” it said, “without your saying it.” The lamps went on. “But nobody knows me any more,” said {hero} to the ducks.",
    ],
    end: [
      "@street(hero carry) Beside the path an old man's bag tore, and his potatoes rolled towards the pond. {Hero} jumped up. {He} caught them all, and knotted up the bag with {his} own shoelace, with a double loop and a twist. The old man thanked {him}, and forgot {him}, and went home with the bag.",
      [
        "@street.dusk(hero look, friend look) At the corner he met {thefriend}, who stopped as if struck by lightning. “That knot,” said {thefriend}. “Who tied that?” {thefriend} was stroking the lace with one finger. “There's only one person who ties it like that,” said {thefriend} slowly. “With a twist, because it looks like a rabbit. It's … wait. It's …” And {friendhe} began to run.",
        "@street.dusk(hero look) At the corner he met the baker, who stopped as if struck by lightning. “That knot,” she said. “Who tied that?” the baker was stroking the lace with one finger. “There's only one person who ties it like that,” she said slowly. “With a twist, because it looks like a rabbit. Every morning, with the bag of rolls. It's … wait. It's …” And she began to run.",
      ],
      [
        "@park.night(hero hug, friend hug) {Hero} heard {his} own name. It came across the whole park, and it was the most beautiful word in the world. There was a click, and {thering} fell into the grass. “I laid a plate too few,” panted {thefriend}. “How could I lay a plate too few?” And they held on to each other until the ducks complained.",
        "@park.night(hero) {Hero} heard {his} own name. It came across the whole park, and it was the most beautiful word in the world. There was a click, and {thering} fell into the grass. From all the houses they came now, with lamps, and called it: the baker, and the neighbours, and all those who had laid a plate too few.",
      ],
      "@park {Thering} lies at the bottom of the pond, where it belongs, and the fish do not know each other any more. {Hero} ties a knot wherever {he} goes: in a dog's lead, in a child's hood, in the string of a parcel, with a double loop and a twist. People stop and know at once who has been there.",
    ],
  }),
  story({
    says: [
      role("genie", "genie|djinn|jinn|wishing fairy|fairy|goldfish|golden fish|magic fish|leprechaun|spirit"),
      /\b(?<vessel>thermos(?: flask)?|flask|bottle|teapot|coffee pot|lunchbox|lunch box|can|jar|kettle|lamp|shampoo bottle|phone|printer|vending machine|tin|vacuum cleaner|coffee machine|mug)\b/i,
      /\bwish(?:es|ed)?\b/i,
      /\b(?:clerk|accountant|office|work(?:s|er|ing|ed)?|secretary|nurse|teacher|driver|boss|lunch|break|shift|cleaner|cashier|intern|job|waitress|waiter)\b/i,
    ],
    may: also("three", "grant\\w*", "only", "lunch break|break|shift|minutes|hour", "during"),
    unless: new RegExp(
      `${CRIME.source}|\\b(?:thief|stol\\w*|steal\\w*|market|bazaar|palace|princess|prince|sultan|girl|boy|child|lazy|tired|refus\\w*|not want)\\b`,
      "i",
    ),
    after: [
      "@study “Three wishes,” said {thegenie}, and shook the drops out of his sleeves. “But I go back into the {vessel} when the break is over.” {Hero} looked at the clock on the wall. It was twenty past twelve. “I've got a sandwich,” said {hero}. “Would you like half?” Nobody had ever asked {thegenie} that.",
      "+ @study(hero eat) They ate. “Well?” asked {thegenie} with his mouth full. “Gold? A sultan?” {Hero} thought of the rent, and of the pile of paper on {his} desk, which never got any smaller. “I'd like to see the bottom of that tray just once,” said {hero}. {Thegenie} snapped his fingers. The tray was empty. On the bottom was a picture of a beach, and nobody had known of it.",
      "+ @study(hero look) The others in the room noticed nothing. They were staring at their screens, and chewing. “Are they enchanted?” whispered {thegenie}. “No,” said {hero}. “It's only Tuesday.” {Thegenie} shuddered. He had been in a bottle for six hundred years, and he knew what that looks like.",
      "@study(hero talk) By Wednesday only two were left. It was a hard winter, and the cleaning woman's boy was ill, so {hero} did not think twice. “That he gets well,” {he} said. Snap, went {thegenie}. “You've got one left,” he said. “People always think of themselves with the third.”",
      "@study(hero look) On Thursday the break was nearly over. The hand of the clock jumped to two minutes to one. “A house by the sea,” {hero} said slowly, “that would be nice.” {Thegenie} raised his hand. And just at that moment {hero} saw how he looked at the {vessel}: the way that {hero} looked at {his} own desk every morning at half past eight. “Wait,” said {hero}.",
    ],
    end: [
      "@study(hero talk) “When do you have your break?” asked {hero}. “I?” said {thegenie}. “I'm in there. I don't have one.” The hand trembled. It was one minute to one. “Then I wish,” said {hero} quickly, “that you have the afternoon off. This one, and all the rest.” It was so quiet that you could hear the clock. Then there was a small plop, like a cork.",
      "@study {Thegenie} looked down at himself. He had feet. He had shoes on them, brown ones, with laces. “It's one,” he whispered, “and I'm still here.” Then he began to laugh, and he laughed so much that all the others took their eyes off their screens at last, and the radiator started to bloom. It had little yellow flowers, all along the top.",
      "+ @sea On Saturday {hero} got a postcard from him. There was a beach on it, the same as on the bottom of the tray. “They've got ice cream here,” it said. “It has existed for years, and nobody told me.”",
      "@park(hero sit) At twenty past twelve {hero} takes the {vessel} and goes down to the bench in the park. There is only tea in it these days. But {thegenie} is there already, in his brown shoes, and has a sandwich with him. He cuts it in two. And they sit in the sun until one, and sometimes, when nobody is looking, until five past.",
    ],
  }),
  story({
    says: [
      /\b(?<mirror>mirror|looking glass|photo|photograph|photo booth|portrait|camera|crystal ball|window|pond|telescope|film)\b/i,
      /\b(?:future|in ten years|in (?:twenty|thirty|five) years|ten years (?:older|later|from now)|(?:older|old|grown-up|future) (?:self|version)|years ahead|will be(?:come)?|would be(?:come)?|tomorrow|one day later|next day)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|grandmother|grandma|grandfather|grandpa|mother|father|mum|dad|husband|wife|girlfriend|boyfriend|teacher",
      ),
      ...also("shows?|showed", "buys?|bought|finds?|found|inherit\\w*", "old", "market|attic|shop"),
    ],
    of: "people",
    unless: /\b(?:murder\w*|horror|kill\w*|die|death|accident|crash|lottery|bank|police|war|queen|fairest)\b/i,
    after: [
      "@room(hero look) The one in {themirror} had the same ears. But the hair was different, and there were two lines beside the mouth, and on the left hand a scar that {hero} did not have. {Hero} lifted one arm. The other lifted it as well, a second too late, as you do when you are tired. “So that's me,” said {hero}. It looked as if it had stopped expecting the post.",
      "@room(hero look) From then on {hero} looked in every day. If {he} had been lazy, the one in {themirror} had a crumpled shirt. If {hero} had learned something, there was a book on the shelf behind. Once, after a quarrel, there was a second chair in the picture that had been there the day before, and now it was gone. {Hero} went and said sorry. The next day the chair was back.",
      [
        "+ @street(hero talk, friend) “You've changed,” said {thefriend}. “You don't do anything any more without running home to look.” It was true. {Hero} had not eaten an ice cream for a week, because of the chin. {He} had not climbed on any wall, because of the scar. “What if I get it wrong?” said {hero}.",
        "+ @street(hero look) It grew on {him}. {Hero} no longer did anything without running home to look. {He} ate no ice cream, because of the chin. {He} climbed on no wall, because of the scar. Whatever {he} did might be wrong, so in the end {hero} did as little as possible.",
      ],
      "+ @room(hero look) And the less {hero} did, the emptier {themirror} became. First the books went, and then the plant, and the light by the window. At last there was only a chair, and somebody on it who was waiting with folded hands. {Hero} knocked on the glass. “What have I got to do?” {he} called. “Tell me! I do everything right!”",
      "@room(hero look) For the first time the other one did not copy {him}. The one in {themirror} got up, came quite close, and put the hand with the scar flat against the glass. {Hero} could see it now. It was not an ugly scar. It had the shape of a half moon. And the mouth with the two lines formed a word, twice, without a sound: “Out.”",
    ],
    end: [
      [
        "@park(hero climb, friend) {Hero} turned {themirror} to the wall and went out. {Thefriend} was sitting on the high wall by the river. “Come up!” called {thefriend}, with no great hope. {Hero} climbed. Half-way up {he} slipped, and there was a nail, and it bled like anything. “Show me,” said {thefriend}. It had the shape of a half moon.",
        "@park(hero climb) {Hero} turned {themirror} to the wall and went out. On the high wall by the river sat people with guitars. “Come up!” they called. {Hero} climbed. Half-way up {he} slipped, and there was a nail, and it bled like anything. “Show me,” said a young woman with a plaster. It had the shape of a half moon.",
      ],
      [
        "@park(hero sit, friend sit) {Hero} stared at it and began to laugh. “So that's where it's from,” {he} said. {Thefriend} did not understand a word, and tied a handkerchief round it. Then they sat up there until the lamps went on, and ate ice cream, two scoops, and then two more. It was so good that {hero} felt it beside {his} mouth, left and right. Two lines. They came from that.",
        "@park(hero sit) {Hero} stared at it and began to laugh. “So that's where it's from,” {he} said. They made room for {him} on the wall. They sat up there until the lamps went on, and somebody passed ice cream along. {Hero} laughed so much that {he} felt it beside {his} mouth, left and right. Two lines. They came from that.",
      ],
      "+ @room.night(hero look) Late at night {he} turned {themirror} round after all, just for a moment. The room in it was so full that {hero} could hardly find {himself}: books, plants, people, a dog, and a cake with far too many candles. Nobody was looking out. They were busy.",
      "@room(hero walk) {Themirror} is only a mirror now. It shows the room as it is, and {hero} as {he} is, a bit out of breath, with the jacket half on. “No time,” {he} says to it every morning, and is out of the door. And the one in {themirror} says it too, exactly at the same moment.",
    ],
  }),
  story({
    says: [
      /\b(?<watch>watch|pocket watch|wristwatch|clock|hourglass|calendar|cream|potion|fountain|cake|medicine|hat)\b/i,
      /\b(?:younger|grow(?:s|ing)? young|grew young|years? young\w*|child again|young again|youth)\b/i,
    ],
    may: [
      role(
        "friend",
        "wife|husband|best friend|friend|brother|sister|grandson|granddaughter|grandchild|daughter|son|grandmother|grandma|mother|dog|cat",
      ),
      ...also(
        "backwards?",
        "every time|each time|whenever",
        "winds?|wound",
        "hour|day|year",
        "old",
        "inherit\\w*|finds?|found",
      ),
    ],
    unless:
      /\b(?:the children|neighbours|repairs?|repaired|each time it (?:strikes|struck)|murder\w*|laborator\w*|war|everyone in|whole (?:town|village)|church clock)\b/i,
    after: [
      "@room(hero look) The first time {hero} hardly noticed it. A scratch on {his} thumb was gone, that was all. The second time it was the bruise from Sunday. “Strange,” said {hero}, and did it once again, just to be sure. {Thewatch} purred. The hands went round, the wrong way, and {hero's} shoes felt a little roomier than before.",
      "+ @street(hero run) It was marvellous. Whatever had gone wrong today, {hero} could be rid of it. {He} turned back the stomach ache, and the silly thing that {he} had said at lunch, and the whole of last Monday. {Hero} ran up the stairs three at a time. {He} slid down the banister. At the bottom {he} did it again.",
      [
        "@room(hero, friend look) “You've got small,” said {thefriend}. “And you don't remember the picnic? We laughed so much that the cows came.” {Hero} searched in {his} head. There was nothing there, no cows, no picnic. It had been on Saturday, and {he} had turned past Saturday two days ago. “Well,” said {thefriend}, and put the photograph away again. “Never mind.”",
        "@room(hero look) Then {hero} found a photograph in {his} pocket. On it {he} was standing in a field with cows, among people who held each other by the shoulders and laughed. {Hero} searched in {his} head. There was nothing there, no cows, no field. It had been on Saturday, and {he} had turned past Saturday two days ago.",
      ],
      "+ @room(hero carry) That frightened {him}. {Hero} laid {thewatch} in the drawer. But it purred in there, and at night it sounded almost like a song. “Just one hour,” thought {hero}. It was never just one. In the morning {his} sleeves hung down over {his} hands.",
      "@room(hero sit) At last {hero} was so small that {his} feet did not reach the floor. {He} wanted to stop it, but {thewatch} turned by itself now, faster and faster. One summer after another went out, like lamps in a street. {Hero} held on to a single thing, with closed eyes, and said it over and over, so as not to lose it as well. It was a name.",
    ],
    end: [
      [
        "@room(hero hug, friend hug) It was {thefriend's} name. And {thefriend} came. {Friendhe} did not ask anything. {Thefriend} took {hero} on {friendhis} lap, and put one hand over {thewatch}, and began to tell. “On Saturday there was a picnic,” said {thefriend}. “You sat on the cheese. A cow licked your ear. You said that it was the best day of your life.”",
        "@room(hero talk) It was {his} own. {Hero} said it aloud, and it was like a step under the foot. Then {he} said what belonged to it. “I am the one who sat on the cheese,” said {hero}. “A cow licked my ear. And I am the one who said the silly thing at lunch, and it was I who fell off the wall.” {Thewatch} began to stumble.",
      ],
      [
        "@room(hero talk, friend) With every word {thewatch} grew slower. {Thefriend} told of the quarrel, and of the making up, and of the night with the fever. {He} got the bruise back, and the scratch on the thumb. It hurt. “Go on,” {he} said. “What else is there? I want the bad ones, too.” And then there was a crack, and the spring broke.",
        "@room(hero talk) With every word it grew slower. {Hero} told it the quarrel, and the making up, and the night with the fever. {He} got the bruise back, and the scratch on the thumb. It hurt. {He} told the bad ones, too. And then there was a crack, and the spring broke.",
      ],
      "+ @room(hero look) In the mirror stood {hero}, just as old as {he} ought to be, and not an hour less. {He} looked for the lines on {his} face. They were all there. {He} knew where each of them came from.",
      [
        "@meadow(hero sit, friend sit) {Thewatch} hangs on the wall, and it is always a quarter past two on it. On Saturdays {hero} and {thefriend} take a basket and go out to the cows. They have another picture by now, with the same cheese. “We're getting older,” says {thefriend}. “Yes,” says {hero}, and holds out the plate. “Another slice?”",
        "@meadow(hero sit) {Thewatch} hangs on the wall, and it is always a quarter past two on it. On Saturdays {hero} goes out to the field with the cows. There is a second picture by now, and a third. On each of them everyone is a bit older, and the laughing is a bit louder, and there is a cheese that has been sat on.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?<bean>beans?|beanstalk|seeds?|plant|pumpkin|sunflower|ivy|vine|tree|pea)\b/i,
      /\b(?:grow(?:s|ing)?|grew|grown|shot up|shoots up|sprout\w*)\b/i,
      /\b(?:sky|clouds?|overnight|giant|through the (?:roof|ceiling)|into the heavens?|as high as|beanstalk|moon|magic)\b/i,
      /\bclimb\w*\b/i,
    ],
    may: [
      role(
        "friend",
        "dog|cat|goat|hen|best friend|friend|brother|sister|grandmother|grandma|grandfather|grandpa|cousin|neighbour|monkey|parrot",
      ),
      ...also("plants?|planted", "overnight|in one night", "magic", "up", "with"),
    ],
    of: "people",
    unless: CRIME,
    after: [
      [
        "+ @garden(hero climb, friend climb) It was not hard to climb, since there was a leaf at every step, as broad as a tray. {Thefriend} kept close to {hero's} heels. Soon the streets below were as thin as threads. “Don't look down,” said {hero} to {thefriend}, and looked down. A goose flew past, looked twice, and flew into another goose.",
        "+ @garden(hero climb) It was not hard to climb, since there was a leaf at every step, as broad as a tray. Soon the streets below were as thin as threads. “Don't look down,” {hero} told {himself}, and looked down. A goose flew past, looked twice, and flew into another goose.",
      ],
      "@garden(hero look) At the top there was a hole in the clouds, with a rim like whipped cream. {Hero} put {his} head through. There was a garden up there, as big as a country. The cabbages were like houses. Between them sat a giantess with a watering can, and she was weeping, and her tears fell through the clouds. “So that's why it's been raining for weeks,” said {hero}.",
      "+ @garden(hero talk) The giantess got such a fright that she pulled her apron over her head. “Are you going to steal something?” she asked from under it. “The last one did. He took my hen, and my harp, and he even made a story of it.” “I only planted a bean,” said {hero}. The apron came down a little.",
      [
        "@garden(hero talk, friend) “It's just that nobody comes,” said the giantess. “I cook for twenty, and I'm always one.” Behind her, on a stove as big as a church, stood a pot of bean soup, and it smelled like all the Sundays in the world. {Thefriend} was already sitting in front of it. “Then let's eat,” said {hero}. She gave them a thimble each. It was enough for three days.",
        "@garden(hero talk) “It's just that nobody comes,” said the giantess. “I cook for twenty, and I'm always one.” Behind her, on a stove as big as a church, stood a pot of bean soup, and it smelled like all the Sundays in the world. “Then let's eat,” said {hero}. She gave {him} a thimble full. It was enough for three days.",
      ],
      "@garden(hero look) And while they were eating, the garden shook. The stalk had begun to wither. What shoots up in one night does not live long. Its leaves turned yellow, one after the other, from the bottom to the top. “Quick!” called the giantess. “Or you'll never get home!” But {hero} saw her face, and how she looked at the empty bowls.",
    ],
    end: [
      "@garden(hero give) {Hero} felt in {his} pocket. There was one bean left. {He} put it into the big, wet hand of the giantess. “You must plant it upside down,” said {hero}. “Then it will grow to us.” She closed her fingers over it as if it were a jewel. And {he} slid down, so fast that the leaves flew, and behind {him} the stalk rolled itself up like a lace.",
      [
        "@garden(hero look, friend look) For a week nothing happened. {Hero} stood in the garden every morning, with {thefriend} beside {him}, and looked up into the blue. On the eighth day something green came out of a cloud. It came down and down, curled, and sniffed at the ground. And along it, foot by foot, in enormous boots, somebody was climbing, with a pot.",
        "@garden(hero look) For a week nothing happened. {Hero} stood in the garden every morning and looked up into the blue. On the eighth day something green came out of a cloud. It came down and down, curled, and touched the ground. And along it, foot by foot, in enormous boots, somebody was climbing, with a pot.",
      ],
      "+ @street(hero) The whole street brought tables. They had to put together all there were, and even then the giantess sat on the car park. They were just twenty when {hero} counted. “Twenty!” said the giantess. “That's exactly how I cook!” And she did not weep. It has been a fine, dry summer.",
      [
        "@garden(hero sit, friend sit) On Sundays a bell rings above the clouds. Then {hero} packs bread for twenty and calls {thefriend}, and up they go, leaf by leaf. A goose always comes past at the same place. It no longer looks twice. It moves over a little and says good morning.",
        "@garden(hero climb) On Sundays a bell rings above the clouds. Then {hero} packs bread for twenty, and up {he} goes, leaf by leaf. A goose always comes past at the same place. It no longer looks twice. It moves over a little and says good morning.",
      ],
    ],
  }),
];
