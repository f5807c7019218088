import { role, story } from "../subject-story.ts";

/** Stories of children and animals who solve a case. */
export const smallDetectives = [
  story({
    says: [
      /\b(?:detectives?|case|mystery|investigat\w+|clues?|find out who|found out who|solve[sd]?|who keeps|who is stealing|who has (?:stolen|taken)|(?:want|set|lay|laid)\w* (?:to know who|a trap|to catch)|night watch|catch the thief|caught the thief)\b/i,
      /\b(?:steal(?:s|ing)?|stole|stolen|missing|disappear\w*|vanish\w*|gone|took|takes)\b/i,
      /\b(?<loot>(?:garden )?gnomes?|bikes?|bicycles?|shoes?|socks|biscuits|cookies|cakes?|lunch(?:es| boxes|boxes)?|sandwich(?:es)?|letters|newspapers|apples|flowers|pumpkins|bells?|hats?|balls?|pencils?|toys|underwear|washing|milk|eggs|pies?|chalk|homework)\b/i,
    ],
    unless:
      /\b(?:murder\w*|killed|dead|recipe|wedding|bank|class(?:room)?|every lunch|police\w* (?:station|officer))\b/i,
    after: [
      "@garden(hero write) {Hero} began at the beginning, with a notebook and a very sharp pencil. {He} drew a map and made a cross wherever something had disappeared. “Look,” {he} said. “It always happens at night, and never when it rains.” Behind the hedge there was a footprint, and it was very small, and it was very round.",
      "@garden.night(hero sit) The neighbours had all sorts of ideas. “It's foxes,” said the woman from number four. “It's ghosts,” said the man from number nine. {Hero} strewed flour on the path in front of the last {loot} in the street, tied a bell to a thread, and sat down behind the rain barrel to wait.",
      "+ @garden.night(hero sit) It got cold behind the barrel. A hedgehog came by, and went away again. The church clock struck ten, and {hero} ate the cheese sandwich that {he} had meant to keep for midnight. {His} eyes were just falling shut when something went, very softly: ting.",
      "@street.night(hero walk) Something low was coming along the path. It puffed. It looked left and right. Then it took hold and pulled, and away it went, with a trail of flour behind it. {Hero} counted to three and crept after it, from one lamp post to the next.",
    ],
    end: [
      "@garden.night(hero look) The white trail went through a gap in the fence and into the garden of the empty house. In the shed sat an old badger, fat and out of breath, on a heap of straw. And there, in a half circle, as in a theatre, was everything that had been missing.",
      "@garden.night(hero look) “Is this yours?” asked {hero}, and held up the lamp. The badger put its paw on the nearest thing and growled, but not very loudly. Next to it in the straw there was a hollow, just as big as a second badger. It was quite cold. It was only looking for company, {hero} understood.",
      "@garden.day(hero stand) In the morning {hero} brought the whole street to the gap in the fence, on tiptoe. Nobody was angry any more when they saw it. “It can keep mine,” said the woman from number four, who never gave anything away. And everybody left something in the straw: a blanket, an apple, an old slipper.",
      "@garden(hero look) The case is closed. It says so in {hero}'s notebook, with a line drawn under it. But every evening, when it isn't raining, a plate is put out by the gap in the fence. And in the morning there is always something lying on it as a thank-you, round and shiny and freshly licked: a pebble.",
    ],
  }),
  story({
    says: [
      /\b(?:cat|dog|mouse|rat|fox|parrot|owl|hamster|raccoon|axolotl|penguin|pig|duck|hen|chicken|rabbit|frog|hedgehog|mole|crow|ferret|poodle|pug|terrier|squirrel|badger)\b/i,
      /\b(?:detective|inspector|sherlock|investigat\w+|sniff(?:s|ed) out|on the case|solv\w+|clues?)\b/i,
      /\b(?:steal(?:s|ing)?|stole|stolen|missing|disappear\w*|vanish\w*|thief|gone)\b/i,
    ],
    of: "creatures",
    after: [
      "{Hero} walked round the scene three times before {he} said a word. That is how you do it. Then {he} put {his} nose close to the ground. “Hm,” said {hero}. “Butter. Wet wool. And somebody who was in a hurry.” Everybody was very much impressed, though in fact {hero} had no idea yet.",
      "@farm(hero talk) There were three suspects. The goose had no time for questions. The old tomcat said that he had been asleep, and everybody believed him at once. And the goat had eaten his own answer, because it was on paper. {Hero} thanked them all.",
      "@roof.night(hero sit) At night {hero} lay on the roof and thought, with {his} tail over {his} nose. Butter. Wool. A hurry. Down in the lane a door creaked, and something with a very soft step went by. It smelled of butter. {Hero} crept after it.",
    ],
    end: [
      "@cellar.night(hero look) The soft step led behind the bakery and down into the cellar. {Hero} pushed the door open with {his} nose. “Nobody move!” {he} cried, in {his} deepest voice. On a pile of old jumpers lay a stray mother with five tiny babies, and around them, built into a nest, lay all that people had been missing.",
      "@cellar.night(hero stand) “I know it's not mine,” said the mother. “But it was such a cold cellar, and they had nothing to lie on.” One of the babies crawled up to {hero}, blind as a potato, and went to sleep on {his} front paw. {Hero} tried to look stern. It is not easy with somebody asleep on your foot.",
      "@farm(hero talk) So {hero} gathered everybody together in the yard, as great detectives do. {He} told the whole story, with pauses. “The guilty one,” said {hero} at last, “is the draught in the cellar.” Then the goose went and fetched her best down pillow, and the goat gave up a blanket with only one bite in it.",
      "Everything came back to its owner in the end, a bit chewed. {Hero} has a sign on {his} door now, and a helper who can hardly walk yet, but who already sniffs at every crack. “Butter,” says the little one. “Very good,” says {hero}. “And what else?”",
    ],
  }),
  story({
    says: [
      role("kids", "children|kids|twins|siblings|friends|girls|boys|girl|boy|brothers|sisters|cousins|son|daughter"),
      /\b(?:think|thought|believe[sd]?|suspect\w*|spy|spie[sd]|spying|watch\w*|follow\w*|convinced|sure|investigat\w+|detectives?)\b/i,
      role("suspect", "neighbour|neighbor|neighbours|neighbors|caretaker|janitor|lodger"),
      /\b(?:spy|murderer|killer|thief|criminal|vampire|witch|burglar|robber|gangster|secret|suspicious|strange|weird|mysterious|dig(?:s|ging)?|hiding|bod(?:y|ies))\b/i,
    ],
    unless: /\b(?:boss|wife|husband|was really a|is really a|vampires? need|turns? out|for real)\b/i,
    lead: "kids",
    after: [
      "@bedroom(hero write) {Hero} kept a list behind the wardrobe. Number one: {suspect} never opened the curtains. Number two: there was a light on at three in the morning. Number three was a heavy bag, as long as a person, dragged down to the cellar. {Hero} underlined that.",
      "@bedroom(hero look) There were binoculars at the window now, day and night. On Thursday it hammered, all night long. On Friday {suspect} looked straight up into the binoculars. {Hero} dropped behind the curtain.",
      "@cellar.night(hero climb) “We need proof,” said {hero}. That evening, when {suspect} had driven off, the little cellar window stood open by the width of a hand. {Hero} climbed in, feet forward. The torch slid over a saw. And then over a hand.",
      "@cellar.night(hero look) It was a very white hand. There were arms on hooks, and a head without hair, and a row of eyes in an egg box. {Hero} wanted to scream, but only a squeak came out. And then, upstairs, a key turned in the lock.",
    ],
    end: [
      "@cellar(hero look, suspect talk) The light went on. There stood {suspect}, with a bag of chips. “Well,” said {suspect} at last, “now you've spoilt it. It was meant to be a surprise.” And {suspect} pulled a sheet from the wall. Behind it was a little theatre with a golden curtain. The hands, the heads and the eyes were all made of wood.",
      "@cellar(hero sit, suspect talk) “Puppets,” said {hero}. “For the children in the hospital,” said {suspect}. “I carve at night, because I can't sleep anyway. And the long bag was the curtain.” {Hero} had to sit down on a box of legs.",
      "@cellar(hero eat, suspect eat) They shared the chips. Then {hero} showed the list, because that was only fair, and {suspect} laughed until the eyes rattled in their box. “You're very good at watching,” said {suspect}. “Somebody has to pull the strings of the wolf.”",
      "@theatre(hero stand) On the first night the yard was so full that people stood on dustbins. {Hero} {was} behind the golden curtain, with the wolf's strings on every finger. In the play there was a terrible villain who never opened his curtains. He was the favourite of everybody.",
    ],
  }),
  story({
    says: [
      role("kid", "girl|boy|son|daughter|twins|children|kids|siblings|pupil|grandson|granddaughter"),
      /\b(?:detective|detectives|detective agency|investigat\w+|mystery|case|solv\w+)\b/i,
      /\b(?:missing|lost|disappear\w*|vanish\w*|ran away|find|found)\b/i,
      role("lost", "cat|dog|puppy|tomcat|terrier|poodle"),
    ],
    lead: "kid",
    unless: /\b(?:murder\w*|stolen|dead)\b/i,
    after: [
      "@street(hero write) “Nobody just disappears,” said {hero}, and pinned a piece of paper to the door: Detective's Office, please knock. {He} had a whistle and a jam sandwich. First {he} examined the place where {thelost} had last been seen. There was one hair. There was half a biscuit. And there was something blue, which turned out to be paint.",
      "@street(hero talk) “Blue paint,” said {hero} to everyone in the street. “Who is painting something blue?” The bench in the park was green, and wet, and {hero} wore a stripe of it for the rest of the day. At the bus stop a lady said that she had heard a strange noise from the harbour, like singing, but worse.",
      "+ @street(hero sit) At noon {hero} nearly gave up. The whistle had called four dogs, a policeman and an ice cream van, but not {thelost}. {He} sat down on the kerb and ate the jam sandwich. There was not much taste to it. Then {he} saw, between {his} shoes, a tiny blue footprint. And then another.",
      "@harbour(hero look) The prints went along the harbour wall, up a plank, and on to a boat that had just been painted as blue as the sky. {Hero} knelt down on the deck and put {his} ear to the wood. Something was scratching down there. “Hold on!” called {hero}. “The detective is here!”",
    ],
    end: [
      "@harbour(hero stand) The hatch was stuck. {Hero} blew the whistle, as loudly as {he} could, and this time the right one came: a fisherman with arms like tree trunks, and blue paint in his beard. “I shut that hatch last night,” he said. “Who would be in there?” He pulled, the wood groaned, and up came a nose.",
      "@harbour(hero look, lost stand) There was {thelost}, blue from the belly to the toes, and very, very offended. And behind, on a coil of rope, sat the reason for it all: a tiny stray kitten that had fallen into the hold and couldn't get out. Somebody had jumped in after it, and had stayed all night to keep it warm.",
      "@harbour(hero hug, lost hug) {Hero} hugged {thelost}, and then {hero} {was} blue as well. The fisherman scratched his beard. “A ship needs a cat,” he said, and put the little one into his cap. At home there was a bath that took an hour.",
      "@street(hero write) The paper is still on the door of the office. Under it there is another one, with a print of a paw in blue paint on it. It's the signature of {hero}'s new partner, who has a good nose, and never says a word too much.",
    ],
  }),
  story({
    says: [
      /\b(?:wedding|bride|groom|engagement|best man)\b/i,
      /\b(?:rings?)\b/i,
      /\b(?:lost|lose[sd]?|stolen|missing|gone|disappear\w*|forg[eo]t\w*|hidden|swallow\w*|vanish\w*|stole)\b/i,
    ],
    unless: /\b(?:ghost\w*|magpie|crow|fisherman|octopus|soldier|bath\w*|sailor|drowned|detective|plants?|planted)\b/i,
    of: "people",
    after: [
      "@church(hero look) {Hero} turned out every pocket there was. There was a handkerchief. There was a toffee. There was no ring. In the church the organ had started to play the same piece for the third time, a little slower than before.",
      "@kitchen(hero look) “Think backwards,” {hero} said aloud, and walked backwards through the morning. The car: nothing but confetti. The kitchen: a hundred sausage rolls, and {hero} broke open the first dozen of them. The bathroom: soap. A small bridesmaid with a gap in her teeth followed {him} everywhere and ate what was broken.",
      "+ @bathroom(hero look) People began to look out of the church door. “Is there a problem?” called the vicar. “No problem!” called {hero}, with {his} arm in the drain up to the shoulder. {He} found a marble down there, a spoon, and the earring that a great-aunt had been missing since Easter.",
      "@garden(hero look) There was only one place left, and that was the garden. {Hero} crawled across the lawn in {his} best clothes, with {his} nose in the daisies. “What are you looking for?” asked the small bridesmaid. “Something round and golden,” said {hero}. “Why didn't you say so?” said the bridesmaid, and went pink up to her ears.",
    ],
    end: [
      "@garden(hero look) She led {hero} behind the shed, to a shoebox with holes in the lid. In it lived a snail. Around its shell, as if it had been made for it, sat a golden ring. “Her name is Duchess,” said the bridesmaid. “She's getting married as well. It was lying on the floor and nobody wanted it.”",
      "@garden(hero run) {Hero} did not shout. {He} went down on both knees and asked the snail very politely. It takes a snail four minutes to come out of a ring. Then {hero} had it in {his} fist, a bit sticky, and they ran all the way.",
      "@church(hero give) They came in just as the organ player had laid his head on the keys. “The rings, please,” said the vicar, with little hope. {Hero} opened {his} hand. Somewhere in the third row, people began to clap. “I do,” said the bride, and “I do,” said the groom, and then they both asked why it was wet.",
      "@church(hero stand) There is a photograph of it in the album. You see the bride and the groom, and {hero} with green knees, laughing. And if you look very closely, down at the edge, on the toe of the bridegroom's shoe, you see the second bride of that day, on her way to the cake.",
    ],
  }),
];
