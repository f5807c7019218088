import { role, story } from "../subject-story.ts";

/** Stories of small places and missing friends, of people who are not who they say. */
export const towns = [
  story({
    says: [
      /\b(?:town|village|island|valley|community|suburb|street|neighbou?rhood)\b/i,
      /\b(?:moves?|moved|new|newcomer|arriv\w+|stranger|comes? to|came to|sent to|teacher|doctor|policeman|policewoman|detective|couple|woman|family|girl|boy|man)\b/i,
      /\b(?:(?:town|village|island|street|valley|neighbou?rs|locals|residents|villagers|everyone|whole place)\b[^.]{0,30}\b(?:secret|hid(?:es|ing)?)|everyone (?:is hiding|knows|lies|keeps)|nobody (?:talks|speaks|ever|will|goes|leaves)|no one (?:talks|speaks|ever|will|leaves)|strange (?:rule|custom|tradition)|something (?:is )?(?:wrong|strange)|hiding something|hides? something|too (?:friendly|perfect|quiet)|never leaves?)\b/i,
    ],
    unless: /\b(?:letters?|laughed|music|dragon|pie|baker|bakery|trumpet|recipe|bread|magic|parrot|affair|robot)\b/i,
    of: "people",
    after: [
      "@shop(hero talk) They were all so friendly. On the first day there were nine cakes on the step. But at nine in the evening, when the church bell rang, every shutter was closed at the same moment, as if pulled by one string. “What's that for?” {hero} asked at the shop. The woman counted out the change. “It's for the cold,” she said. It was July.",
      "@room.night(hero look) {Hero} left one of {his} own shutters open by a finger. At first there was only the square, and the moon in the fountain. Then something came out of the lane behind the church. It was a cart, with rags around its wheels, and people in dark coats who pushed it. One of them was the woman from the shop.",
      "+ @graveyard(hero look) “You look tired,” they said to {hero} the next day, all of them, with the same smile. “It's the air up here. You'll soon sleep.” There were bread and eggs on the step, more than {he} could eat, and every evening, from every house, something was carried away under a cloth. In the graveyard {hero} counted the stones. There was not one for the last nine years.",
      "+ @street.night(hero look) The next night {hero} stood behind the fountain with {his} shoes in {his} hand. The cart went by, so close that {he} could have touched it. Under the blanket on it something moved. Then the wheel hit a stone, the blanket slipped, and for the length of a heartbeat {he} looked into a face. It was a very small one. It put a finger to its lips.",
    ],
    end: [
      "@cave.night(hero stand) {He} followed them up to the old mine. Behind the planks there was light, and a smell of soup, and there were beds, dozens of them, in rows. Children sat at a long table, with spoons. At the head stood the priest. Nobody ran when they saw {hero}. “Now you know,” said the woman from the shop. “And now we'll have to find out who you are.”",
      "@cave.night(hero look) They had come over the pass, nine years ago, the first ones, alone, from the war on the other side. The government had sent them back. Not one was ever heard of again. So when the next ones knocked, the village shut its shutters and opened its mine. “Every house knows,” said the priest. “A single word to the city, and the lorries will be here.”",
      "@cave.night(hero talk) {Hero} {was} silent. They were all looking at {him}, from the youngest to the priest. Then {he} rolled up {his} sleeves. “You've got forty children and no stove that draws,” {he} said. “Who on earth built that?”",
      "@street.night(hero look) At nine in the evening the bell rings. {Hero} closes the shutters, exactly when the others do; {he} is never late. And if some new person comes to the village and asks about it, with narrow eyes, {he} is the first to put a cake on their step. “It's for the cold,” says {hero}.",
    ],
  }),
  story({
    says: [
      role("friend", "best friend|friend|sister|brother|roommate|twin|cousin|classmate|boyfriend|girlfriend|flatmate"),
      /\b(?:disappear\w*|vanish\w*|missing|never (?:came|comes) (?:home|back))\b/i,
      /\b(?:search\w*|look(?:s|ed|ing)? for|find\w*|found|clues?|police|believ\w+|follow\w*|trail|where|last seen|night|week|summer)\b/i,
    ],
    unless:
      /\b(?:dead|detective agency|hide and seek|imaginary|war|astronaut|bazaar|carpet|robot|magic|cat|dog|time machine|wedding|camp|fog|podcast\w*|ring|recipe|bus|friend request|account|profile|missing (?:brother|sister|friend)['’]s|years (?:ago|later|earlier|before)|decades?|ghost\w*|detective\w*)\b/i,
    of: "people",
    after: [
      "@bedroom(hero look) The bed was made. That was what was wrong, thought {hero}; in all {his} life {he} had never seen that bed made. “They usually come back,” said the officer. “When they're hungry.” But on the desk lay the lucky coin, and {thefriend} never went anywhere without that.",
      "@bus(hero sit) {Hero} did what nobody else could have done. {He} thought like {thefriend}. The password was the name of a hamster. The last thing that had been looked up was a timetable, for a bus that went to the end of the world and back, twice a day. {Hero} took the coin from the desk, and {his} own jacket, and got on the next one.",
      "+ @sea(hero walk) “I remember,” said the driver. “Sat where you're sitting. Cried, I think, but quietly, so I didn't ask.” He opened the door at a stop where there was nothing but a sign. “I should have asked,” he said to {hero}. There was a track through the dunes, and footprints, half blown away. {Hero} set {his} own feet in them, one by one.",
      "+ @lake.dusk(hero look) It was getting dark when the prints ended. There were only reeds, and water. {Hero} called. The wind brought {his} voice back. {He} thought of everything that {he} had been too busy to hear, in the last weeks: the “never mind”, and the “it's nothing”. It had been said so often that it should have been loud.",
    ],
    end: [
      "@lake.dusk(hero look, friend sit) At the end of the line, among the reeds, stood a hut on stilts. {Hero} pushed the door open. In the corner, under a heap of nets, sat {thefriend}, with a foot that was thick and blue. “I fell through the floor,” said {thefriend}. “I can't walk. I thought nobody would ever think of this.” “We were here when we were ten,” said {hero}. “You said that this is where you'd go if it all got too much.”",
      "@lake.night(hero sit, friend sit) “You remembered that?” “You made me swear on the coin.” {Hero} laid it in {friend's} hand and shut the fingers over it. There was no way back before morning. They sat close together under the nets, and what had been nothing for so many weeks was told now, from beginning to end. It wasn't nothing.",
      "@lake.dawn(hero stand, friend sit) {Hero} didn't know what to say. So {he} said that. “I don't know what to say. But I'll come with you when you tell them.” It turned out to be the right thing. In the pale light a boat came along, and in the bow stood the driver of the bus, in his uniform cap. “Is there anyone there?” he called. “Two!” shouted {hero}.",
      "@street(hero talk, friend talk) It did not get easy. But it's easier with two, and later with four. They have a rule, {hero} and {thefriend}: whoever says “it's nothing” has to hand over the coin. It wanders back and forth between them, from one pocket to the other. At the moment {hero} has it, and is just taking a deep breath.",
    ],
  }),
  story({
    says: [
      /\b(?:lake|river|pond|reservoir|canal|quarry|dam)\b/i,
      /\b(?:car|wreck|truck|van|vehicle)\b/i,
      /\b(?:missing|disappear\w*|vanish\w*|dries|dried|dry|drought|bottom|19\d\d|years ago|skeleton|bones|digs? up|dug up|emerges?|surfaces?)\b/i,
    ],
    unless:
      /\b(?:dinosaur|dog buries|grandpa's|pirates?|treasure map|robot|money|witch|stolen|brand new|rebuild|repairs?|build|race|sell)\b/i,
    of: "people",
    after: [
      "@lake(hero look) Soon half the village stood there and said nothing. It isn't often that you see a thing about which you've heard stories all your life. The mud smelled of old leaves. {Hero} {was} one of the first to go up close. There was not much left. But between the weeds lay a pair of red shoes.",
      "@lake(hero look) “Those were Rosie's,” said the old doctor, and took off his hat. There had been two of them, everybody knew it, Rosie from the mill and the schoolmaster's son. They'd run away in the night, to America, people said, with the takings from the fair. {Hero} looked at the old people's faces. Not all of them were surprised. One of them had gone.",
      "+ @village(hero look) It was the miller, Rosie's father, ninety years old. All his life he had told everyone that he'd had a card from America. There was a card, too. {Hero} had seen it as a child, in the glass cabinet. It had a palm tree on it, and a German stamp.",
      "+ @lake(hero look) In the mud the police had found a tin box with the money from the fair, to the last coin. Nobody had run off with anything. {Hero} couldn't get the road out of {his} head. It ran quite straight down there. Nobody drives into the water from a straight road, unless there's something on it. Or unless there's no light where there ought to be one.",
    ],
    end: [
      "@garden(hero talk) {Hero} found the old miller on the bench behind his house. “There was a lamp on the bend in those days,” said {hero}. “The mill had to look after it.” The old man nodded. He went on nodding, as if he couldn't stop. “I'd had words with my girl,” he said. “About the boy. I said that if she goes, she can go in the dark. I only wanted her to turn back. I only put out the lamp.”",
      "@garden(hero sit) “I heard the splash,” said the miller. “I've heard it every night.” {Hero} sat down next to him. After a while {he} asked, “What was she like?” The old man lifted his head. Nobody had asked him that, not in a lifetime; you don't ask after people who have left for America.",
      "@garden.dusk(hero sit) He told it until it grew dark, and {hero} listened to all of it: how she sang, how she lied, how she took the stairs in those red shoes. The next day he went to the police by himself, but there's no law for a lamp. The two were buried side by side, and the whole village came, and he walked at the front.",
      "@street.dusk(hero stand) Where the road bends there's a lamp again. It was {hero} who put it up. It goes on by itself as soon as it gets dark, but every evening, all the same, an old man comes with his stick and looks to see if it's burning. When he can't any longer, {hero} does it. {He} always stays for a moment.",
    ],
  }),
  story({
    says: [
      /\b(?:teenagers?|teen|best friend|friends?|boys|girls|brothers|sisters|cousins|kids|1[4-9])\b/i,
      /\b(?:steals?|stole|borrow\w*|takes?|took|hijack\w*)\b/i,
      /\b(?<boat>boat|motorboat|speedboat|fishing boat|dinghy)\b/i,
      /\b(?:fuel|petrol|gas|engine|stops?|stopped|middle of the (?:night|lake|sea)|one night|lost|stuck|breaks? down|broke down|out of (?:their|his|her))\b/i,
    ],
    unless: /\b(?:robbery|bank|grandpa|dad['’]s office|wife|dragon|time machine)\b/i,
    of: "people",
    after: [
      "@sea.night(hero sit) When the engine had died it got so quiet that they could hear each other swallow. Behind them the lights of home were as small as the heads of pins. “Do something,” said one. “I am doing something,” said the other, and pulled, and pulled, and then held the handle in his hand without anything attached to it. {Hero} laughed. It wasn't a happy laugh.",
      "@sea.night(hero look) There was half a bar of chocolate, and a torch. There was one phone, and it said three per cent. “Who do we ring?” It was a good question. Whoever they rang would ask whose {boat} this was. {Hero} looked at the three, and it turned into a two. Nobody pressed anything. Then it was dark.",
      "+ @sea.night(hero talk) So there was time, more than they had ever had. It got cold, and they moved closer together. In the dark you say things. {Hero} said that it hadn't been about adventure at all, really. It was about the letter, the one from home that nobody was supposed to see, and the boxes in the hall. “You should've said.” “I'm saying it now.”",
      "+ @sea.dawn(hero stand) Towards morning fog came up. Something was there with them, something big; it groaned and it hissed, and then a wall slid out of the grey, as high as a house. {Hero} tore open the torch and wet {his} fingers, and rubbed the batteries, and shook it, and shouted. It gave one flash, a yellow one, as short as a sneeze.",
    ],
    end: [
      "@sea.dawn(hero talk) A bell rang, quite near. A big grey shape stopped beside them, and its skipper leaned out with a cup of tea. “That's old Sorley's,” he said. “I'd know that dent anywhere.” {Hero} closed {his} eyes. “We stole it,” {he} said. “It was my idea.” “And mine,” came at once from beside {him}.",
      "@harbour(hero stand) He towed them in without a word. On the quay stood old Sorley, in his nightshirt and with a big stick. {Hero} climbed up first. “I'll pay for the handle,” {he} said. “I'll work for it.” Sorley looked at {him}. “Where were you off to?” he asked. “Away,” said {hero}.",
      "@harbour(hero talk) “At your age I took it as well,” said Sorley slowly. “My father's. That dent's from me. You know how far I got?” He pointed with the stick, to about where they'd been. Then he threw {him} the broken handle. “Six o'clock. You'll mend the engine, the two of you, with me. If you want to leave, you should at least arrive.”",
      "@sea.dusk(hero sit) It took the whole summer. On the last evening they go out together, with a full tank, and permission, and a flask of tea. When the lights of home are as small as the heads of pins, {hero} switches off the engine, on purpose. It gets so quiet that they can hear each other grin.",
    ],
  }),
  story({
    says: [
      /\b(?:impostor|imposter|not (?:really )?(?:her|him|the real|who)|there never was|claims? to be|claimed to be|pretends? to be|says? (?:he|she) (?:is|was) (?:her|his|their|my)|said (?:he|she) (?:is|was) (?:her|his|their|my)|long[- ]lost|turns? up|turned up|replaced)\b/i,
      /\b(?:sister|brother|twin|son|daughter|father|mother|husband|wife|uncle|aunt|cousin|grandson|granddaughter|nephew|niece|man|woman|stranger)\b/i,
      /\b(?:impostor|imposter|never was|not (?:really )?(?:her|him|the real)|long[- ]lost|missing for|years|dead|nobody believes|no one believes|only (?:the|aunt|grandma|her|his)|doubts?|suspects?|suspicious|remembers?|twin)\b/i,
    ],
    may: [
      /\b[Oo]nly (?<doubter>(?:(?:the|her|his|their|my) )?(?:[a-z]+ )?(?:\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)?|sister|brother|daughter|son|dog|aunt|uncle|grandmother|grandma|granddaughter|grandson|wife|husband))/u,
    ],
    lead: "doubter",
    unless:
      /\b(?:^(?:an?|the) (?:long[- ]lost|missing) (?!.*\bonly\b).*|captain|space|astronaut|station|robot|magician|pirate|altar|wedding dress|spy|toy|lawyers?|co-pilot|judge|sentenced)\b/i,
    of: "people",
    after: [
      "@room(hero look) It was all right, every bit of it. The laugh was right, and the way to hold a cup. Only the dog stayed under the table. “Don't you know me?” asked the newcomer and spread both arms, and everyone wept. {Hero} wept too, a moment later than the rest, and noticed it, and asked {himself} why.",
      "+ @bedroom.night(hero sit) {Hero} began to put down small traps. “Do you remember the red boat?” “Of course,” came the answer, quick and warm. There had never been a red boat. That night {hero} lay awake. In the room above, a drawer was opened, and then another one.",
      "+ @kitchen(hero look) “You've always been jealous,” they said, when {hero} spoke of it. It hurt, since it was a little bit true. And it was nice at home, that was the trouble. There was singing in the kitchen again. Mother had got out the good plates. {Hero} looked around the table, at all those faces that hadn't looked so young for years, and put the thing about the boat away.",
      "@corridor(hero read) Then there was a letter, with a foreign stamp. It was addressed to the family, and {hero} happened to be at the door. It came from a hospital. With deep regret it spoke of a death, two winters ago, and of a few belongings, and of a friend in the next bed, who had known all the stories by heart. {Hero} read it on the stairs, and above {him} a board creaked.",
    ],
    end: [
      "@corridor(hero talk) “So it's come,” said the one on the stairs. There was nothing warm in the voice now; it was only tired. “We lay side by side for a year. Every evening it was the house, the dog, the apple tree. In the end I knew the way to your kitchen in the dark. I only wanted to see it once.”",
      "@corridor(hero look) “And what were you looking for at night?” asked {hero}. Out of a pocket came a photograph, folded to a square. “I was looking for a place to leave this. I promised to bring it home.” It was the family, all of them, under the apple tree. On the back was a shaky line, and this time it was the right handwriting. “Be me,” it said. “Let them be happy.”",
      "@kitchen(hero read) {Hero} took the stranger by the hand, and they went in together, to where everyone was sitting at supper. {He} read the letter aloud. Nobody said a thing. Then Mother pulled out a chair. “Sit down,” she said. “Tell us about it.”",
      "@garden(hero stand) There's a stone under the apple tree, and a photograph in the hall. At the table there's still a place for one who isn't a sister or a brother and who holds a cup in a way of their own. The dog comes out from under the table now. “What's your real name?” {hero} asked that night. It's a nice one. It suits the house.",
    ],
  }),
];
