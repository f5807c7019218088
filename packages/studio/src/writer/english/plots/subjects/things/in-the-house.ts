import { also, role, story } from "../subject-story.ts";

/** Stories of machines on strike, of small beasts that live in them, of runaway food and of toys that leave the shop. */
export const atHomeThings = [
  story({
    says: [
      /\b(?<machine>vacuum cleaner|hoover|washing machine|dishwasher|fridge|refrigerator|toaster|robot vacuum|coffee machine|oven|cooker|lawnmower|alarm clock|television|computer|printer|phone|iron|microwave|boiler|kitchen appliances|appliances|household appliances|machines)\b/i,
      /\b(?:strike|refus\w* to|demand\w*|resign\w*|quits?|fed up|(?:wants?|wanted|needs?|needed|takes?|took) (?:an? |its |some |paid |long )*(?:holidays?|vacation|day off)|union|had enough|rebel\w*)\b/i,
    ],
    may: also("decid\\w*", "one day|one morning", "work\\w*|clean\\w*|wash\\w*", "family", "kitchen|house"),
    unless:
      /\b(?:elf|elves|gnome|fairy|goblin|dwarf|mouse|mice|spiders?|instead|drive[sn]?|drove|wear|shoes|r[au]ns? away|in love|murder\w*|horror|kill\w*|astronaut|mechanic|repairman|old people|nursing home)\b/i,
    after: [
      "@room(hero read) A sheet of paper was stuck to {themachine}, written in crumbs. “I do this every day,” it said, “and nobody has ever asked me how it was. From now on I'm doing nothing. Signed: me.” {Hero} pressed the switch. There was a click, and then a small, firm silence. {Hero} pulled out the plug and put it in again. “That's rude,” said {themachine}.",
      "@room(hero talk) “What do you want?” asked {hero}. “More power?” “You see,” said {themachine}, “that's how you talk to me. I want a holiday. I want a window seat. And I want somebody to say my name.” {Hero} had to admit that {he} did not know that there was one. “It's on the back,” said {themachine}, hurt. “It's been there for nine years.”",
      "+ @kitchen(hero look) On the first day it was quite funny. On the third day the house had a smell, and something was moving under the sofa. The toaster looked at {themachine} with admiration. “Are you winning?” it asked. “I believe so,” said {themachine}. On the fourth day the kettle joined in, and the doorbell, which only said “Hm”.",
      "+ @kitchen(hero carry) {Hero} did it all by hand. {His} back hurt. {He} found a marble, two keys, and a letter from the tax people. “And you do that every day?” asked {hero} in the evening, and sank into a chair. “Twice on Saturdays,” said {themachine}, in a slightly softer voice.",
      "@room.night(hero look) On the fifth night {hero} could not sleep and came down in the dark. There was a light in the room. {Themachine} had pulled itself over to the window, as far as its cable went, and was looking out at the moon. “I thought that the holidays would begin if I stopped,” it said. “But it's just the same, without the noise.”",
    ],
    end: [
      "@room.night(hero sit) {Hero} sat down beside it. {He} took a torch and shone it on the back, where the small plate was, and wiped off the dust with {his} sleeve. “Bella 300,” {he} read. “Bella. That's a beautiful name.” “Say it again,” said {themachine}.",
      "@sea(hero carry) On Saturday they packed. {Hero} put Bella on the back seat of the car, by the window, with the belt on. “A house,” said Bella. “A cow. Another house.” At the sea {hero} carried her over the shingle to where you could see it all. She was silent for a whole hour. “Who looks after that?” she asked at last. “It's so big. Who does the edges?”",
      "+ @sea(hero eat) There was only one difficult moment, when an ice cream fell on the sand. Bella trembled. “You're on holiday,” said {hero}. “Just one lick,” begged Bella.",
      "@room(hero talk) Since then there is a list on the fridge, with who does what, and on Sundays nobody does anything. And every evening, when the work is done, {hero} switches the light off, and stops in the door. “How was it?” {he} asks. And then Bella tells {him}, and it takes a while. You would not believe how much happens on a floor.",
    ],
  }),
  story({
    says: [
      /\b(?<machine>dishwasher|washing machine|fridge|refrigerator|oven|toaster|fireplace|radiator|boiler|bathtub|letterbox|piano|vacuum cleaner|tea kettle|kettle|lamp|cupboard|wardrobe|engine|radio|television|vending machine|lift shaft|sink|chimney|stove)\b/i,
      role(
        "dragon",
        "dragon|baby dragon|sea monster|monster|mermaid|gnome|goblin|troll|elf|octopus|penguin|unicorn|dinosaur|fairy|kraken|yeti|polar bear|phoenix",
      ),
      /\b(?:liv(?:es|ed|ing)|hid(?:es|ing|den)?|in(?:side)? (?:the|a|an|her|his|their|my)|discover\w*|f(?:inds?|ound)|moved into|nest\w*|sits?|sat)\b/i,
    ],
    may: [
      role("owner", "owner|old lady|old woman|customer|neighbour|family|landlady|daughter|son|grandmother|boss"),
      ...also("tiny|small|little", "repairman|plumber|technician", "liv(?:es|ed|ing)"),
    ],
    unless:
      /\b(?:horn|falls? off|fell off|shrinks?|shrank|wash(?:es|ed)?|lost|stuck|wants? to|wanted to|afraid|murder\w*|horror|kill\w*|princess|knight|wizard|witch|castle|forest|book|egg|polar)\b/i,
    after: [
      "@kitchen(hero look) “It gets too hot,” they had said, “and it hums.” {Hero} shone a lamp into {themachine}, and two golden eyes shone back. It was no bigger than a teacup. {Thedragon} was sitting there in the steam with its tail round its feet, and was eating a spoon. “It's occupied,” said {thedragon}.",
      "+ @kitchen(hero talk) {Hero} sat down on the floor, since it seemed the only sensible thing to do. “How long have you been in there?” asked {hero}. “Since it got so cold outside,” said {thedragon}. “It used to be volcanoes. But there are people everywhere now, with cameras. Here it's warm, and it rains twice a day, and somebody brings forks.” It hid something behind its back. It was the good sugar tongs.",
      [
        "@kitchen(hero talk, owner look) “Have you found the trouble?” called {theowner} from next door. “It's the pump!” called {hero}, without thinking. {Thedragon} looked at {him} with round eyes. Nobody had ever told a lie for its sake. A small ring of smoke rose out of {themachine}, and it was pink.",
        "@kitchen(hero talk) “Have you found the trouble?” called a voice from next door. “It's the pump!” called {hero}, without thinking. {Thedragon} looked at {him} with round eyes. Nobody had ever told a lie for its sake. A small ring of smoke rose out of {themachine}, and it was pink.",
      ],
      "+ @kitchen(hero give) From then on {hero} came every Tuesday “for the pump”. {He} brought bent teaspoons from the flea market, and a bit of coal for Sundays. {Thedragon} could do the waltz in soap bubbles. It could polish a glass by just looking at it.",
      "@kitchen(hero look) But whoever is well fed grows. After a month {thedragon} could no longer turn round. Its elbows stuck out of the cutlery basket. And then {themachine} began to glow, first dark red and then light red, and the plates inside went off like drums. Steps came down the corridor. “I don't want to go back out there,” whispered {thedragon}. “I don't know where warm is.”",
    ],
    end: [
      [
        "@kitchen(owner look, hero) The door opened, and {theowner} stood in it. There was no time for any pump. {Theowner} looked at {thedragon}, and {thedragon} looked at {theowner}, with a spoon in its mouth. “So it was you,” said {theowner}. “And I've been blaming my sister.” And then, quite calmly: “There's the old bakery oven down in the cellar. Nobody has lit it for forty years.”",
        "@kitchen(hero look) The door opened, and an old lady in an apron stood in it. There was no time for any pump. She looked at {thedragon}, and {thedragon} looked at her, with a spoon in its mouth. “So it was you,” she said. “And I've been blaming my sister.” And then, quite calmly: “There's the old bakery oven down in the cellar. Nobody has lit it for forty years.”",
      ],
      "@cellar(hero carry) {Hero} wrapped {thedragon} in a wet tablecloth and ran. The oven was as big as a room, with a vault of black brick and an iron door. {Thedragon} went in slowly. It turned round, once, and then twice, because it was possible. Then it took a breath, down to the tip of its tail, and the old oven roared, and all the pipes in the house began to sing.",
      "+ @bakery(hero look) They put in a loaf, just to see. It came out round and gold, with a crust that crackled like a fire. People in the street stopped and turned their heads. The next day there was a queue.",
      "@bakery(hero sit) On the bakery door it says: “Closed on Tuesdays, because of the pump.” On Tuesdays {hero} sits down there in front of the open oven, with a bag of teaspoons. It is as warm as beside a volcano. And if you order the house loaf, you should look at it closely. There is always one small bite missing, at the back.",
    ],
  }),
  story({
    says: [
      /\b(?<cookie>gingerbread man|gingerbread woman|gingerbread boy|gingerbread girl|gingerbread heart|gingerbread|biscuit|cookie|pancake|doughnut|donut|muffin|cupcake|bread roll|bun|croissant|pretzel|cake|dumpling|chocolate bunny|chocolate rabbit|chocolate santa|marzipan pig|sausage|carrot|potato|tomato|strawberry|meatball|pizza|sandwich|cheese|noodle|lemon|onion|banana)\b/i,
      /\b(?:dream\w*|wants?|wanted|wish\w*|hop(?:es|ed))\b/i,
      /\b(?:be(?:come)?|being|becoming|work as) (?:an? )?(?:[a-z]+ ){0,2}(?:baker|chef|cook|confectioner|pastry chef)\b/i,
    ],
    may: also("real", "not", "become", "dream\\w*|wants?|wanted", "eaten"),
    unless:
      /\b(?:robot|dinner lady|school|children|r[au]ns? away|escap\w*|rolls? away|chas\w*|murder\w*|girl|boy|woman|man who|witch|hansel|grandmother|baker (?:who|named|called))\b/i,
    after: [
      "+ @bakery(cookie) “You're for eating,” said the others on the tray. “That's the whole idea of us.” “It's a nice idea,” said {thecookie}. “But I've been looking at the oven. Two minutes longer, and we'd have been crisper round the edge.” They stared at {thecookie}. Nobody on the tray had ever had an opinion about that.",
      "@bakery.night(cookie) At night, when the shop was dark, {thecookie} climbed down a tea towel. It knew where everything was. It had been part of it, after all. It rolled in flour, so as to get the feel of it. It pushed an egg along the shelf. The egg fell down. “Sorry,” said {thecookie}. The second egg fell in the bowl, and that was the start.",
      "+ @bakery.night(cookie) It took until three o'clock to do what a baker does in ten minutes. To stir, {thecookie} had to run round the rim with the spoon over its shoulder. It lost two raisins in the dough. But when it bent over the bowl and sniffed, it knew exactly what was missing. It was a pinch of salt. It always is.",
      "@bakery.dawn(cookie) At half past four the key turned in the lock. The baker, a large man named Bruno, had not been happy for some time. His bread had got dull, and he knew it. He put on the light. On the table stood a small round loaf, quite lopsided, and next to it {thecookie} was standing with flour up to its chin. There was nowhere to run.",
      "@bakery.dawn(cookie) Bruno picked up {thecookie} between two fingers, held it up to the lamp, and opened his mouth, as he did every day with one of them, to see how they had turned out. “Wait!” called {thecookie}. “Eat the loaf first. And if it isn't good, you can have me too.” It had never been so frightened, and it had never been so sure of anything.",
    ],
    end: [
      "@bakery.dawn(cookie) Bruno broke off a piece. He chewed. He chewed for a very long time, and then he sat down on a sack of flour. “My grandmother's,” he said. “I've been looking for that for thirty years. What is in it?” “A pinch of salt,” said {thecookie}, “and it's got to sleep until it sighs. You take it out too soon. I could feel it, when I was still dough.”",
      "@bakery(cookie) From that day on there were two of them. {Thecookie} got a cap made out of a bottle top, and a stool on the table. It knocked on every loaf and listened. “Not yet,” it said. “Not yet. Now!” And Bruno, who had not sung since spring, sang so loudly that the windows rattled.",
      "+ @bakery(cookie) The others on the tray held their heads higher. They were much crisper round the edge. “If I am eaten,” said one of them, “then at least by somebody who closes his eyes.” They were sold out by nine.",
      "@bakery(cookie) Above the door there is a new sign, with two names on it, one big and one small. If you buy a loaf there, you can hear somebody knock on it from inside the shop. And when children ask whether they may have the one with the cap, Bruno shakes his head. “That one,” he says, “is the baker.”",
    ],
  }),
  story({
    says: [
      /\b(?:(?:tin soldiers?|toy soldiers?|wooden soldiers?|nutcracker|ballerina(?: doll)?|toys|dolls?|puppets?|marionettes?|mannequins?|teddy bears?|teddies|music box|rocking horse|shop window dummies|statues|clockwork [a-z]+|plush toys|books|instruments))\b/i,
      /\b(?:escap\w*|r[au]ns? away|flee\w*|fled|sneak\w*|break out|broke out|breaks out|leave[sd]?|left|sav\w*|rescu\w*)\b/i,
      /\b(?:shop|store|toy ?shop|toy ?store|department store|factory|workshop|museum|theatre|warehouse)\b/i,
      /\b(?:clos\w*|sold|last night|night before|bankrupt\w*|burn\w*|demolish\w*|torn down|sale|auction|before|midnight|night)\b/i,
    ],
    may: [
      role(
        "pal",
        "ballerina doll|ballerina|rag doll|doll|teddy bear|teddy|bear|monkey|clown|princess|horse|rabbit|elephant|robot|mouse|cat|dog|girl puppet",
      ),
      ...also("together", "night before", "soldiers?", "closes|closed|close"),
    ],
    unless: /\b(?:murder\w*|horror|girl|boy|child|children|owner|thief|robber\w*|detective|guard|ghost)\b/i,
    after: [
      [
        "@shop.night(hero talk, pal) At midnight only the lamp over the till was still on. On the door hung a sign, and from inside you had to read it backwards: “Everything must go.” “Then let's go,” said {hero} to {thepal}. “Before they put us into boxes.” {Thepal} looked at the door. The price tags rustled. “Now?” asked {thepal}. “Now,” said {hero}.",
        "@shop.night(hero talk) At midnight only the lamp over the till was still on. On the door hung a sign, and from inside you had to read it backwards: “Everything must go.” “Then let's go,” said {hero}. “Before they put us into boxes.” The price tags rustled. In all those years nobody in the shop had ever said such a thing aloud.",
      ],
      "+ @shop.night(hero climb) They climbed down by the curtain cord. The cash register opened its drawer, so that they could use it as a step. “I can't come along,” it said. “I'm screwed on. But I'll ring if anybody comes.” The tin cars pushed the door mat aside. Underneath was a gap, two fingers high, and through it blew a wind that smelled of rain and of everything.",
      "+ @street.night(hero walk) Out there it was bigger than in any catalogue. A puddle was a lake, and a cat was a mountain with two lamps. {Hero} stood quite still, as they had learned in the shop window, and the cat sniffed, and yawned, and went on. “So it was good for something,” whispered {hero}.",
      [
        "@street.night(hero look, pal sit) But after the third corner the key in the back of {thepal} ran down. It began to rain. Paint does not like rain. A red drop ran down, and then a blue one. “Go on without me,” whispered {thepal}. But {hero} did not go on. {He} took {thepal} by both arms. “We left together,” said {hero}. “We'll arrive together.”",
        "@street.night(hero walk) But after the third corner the key in the back ran down. It began to rain. Paint does not like rain. A red drop ran down, and then a blue one. “Go on without me,” was all that could be heard. But {hero} did not go on. Nobody was going to be left lying in a gutter, not on the first night outside.",
      ],
      "@street.night(hero carry) Across the street was a window with a light. It was very high, and there was ivy under it. So they pulled and they pushed, leaf by leaf, with the shoelace from the gutter as a rope. Then torches came round the corner. “They can't have got far,” said a voice.",
    ],
    end: [
      "@workshop.night Behind the window sat an old woman with a magnifying glass in one eye, and in front of her lay a doll's arm. All along the walls stood toys with bandages. She looked up. She saw four small feet on her window sill. “You've been out in the rain,” she said. “What do they teach you in that shop?” And she opened the window wide.",
      "@workshop.night(hero sit) When the torches shone in, she was sitting there as before. “Have you seen anything?” asked a man in a wet hat. “At my age?” said the old woman. Under her apron nobody breathed. The key went round, twelve times, and the steps came back into the legs. Then she took a thin brush and put back what the rain had taken.",
      "+ @shop In the morning the shop was emptied. The old woman went over with a purse full of coins and bought one single thing. Two men had to unscrew it. Now it stands beside her stove, and whenever the soup is ready, it rings.",
      [
        "@workshop.night(hero dance, pal dance) She never puts a price on anything. Children come with broken things, and go home with whole ones. And at midnight, when the lamp is turned low, {hero} and {thepal} dance on the table, between the glue and the thread, until the key runs down. Then it is wound up again. There is always a hand for that.",
        "@workshop.night(hero dance) She never puts a price on anything. Children come with broken things, and go home with whole ones. And at midnight, when the lamp is turned low, there is dancing on the table, between the glue and the thread, until the key runs down. Then somebody winds it up again. There is always somebody.",
      ],
    ],
  }),
];
