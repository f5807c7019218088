import { role, story } from "../subject-story.ts";

/** Tales of an odd egg, a wild horse, a princess and her dragon, and a witch of whom everybody is afraid. */
export const oddEggsAndFriends = [
  story({
    says: [
      role("hen", "hen|chicken|duck|goose|swan|ostrich|mother hen|mother duck|owl|penguin|bird|eagle|turkey|crow"),
      /\b(?:eggs?)\b/i,
      /\b(?:hatch\w*|f(?:inds?|ound)|strange|odd|huge|giant|large|different|unusual|dragon|crocodile|dinosaur|adopt\w*|sits? on|sat on|brood\w*)\b/i,
    ],
    unless:
      /\b(?:easter|stol\w*|steal\w*|fox|omelette|breakfast|murder\w*|stop(?:ped)? laying|cannot lay|could not lay|golden|detective)\b/i,
    lead: "hen",
    after: [
      "@farm(hero sit) The egg did not fit. When {hero} sat on it, one side got warm and the other side got cold, and {he} had to climb over it every hour, like a mountain. “That isn't yours,” said the neighbours. “It isn't yours, either,” said {hero}, and climbed.",
      "@farm(hero look) Then it went crack. What came out was green, or at least it was not yellow. It had too many teeth, and it had a tail. It looked at {hero}, for a long time, from the beak down to the feet. “Mama?” it said. The whole yard drew in its breath. {Hero} looked at the tail. “You'll be cold,” {he} said, and lifted one wing.",
      "+ @farm(hero walk) It tried so hard. It scratched in the sand, and there was a ditch. It tried to say cheep, and the weathercock turned round. At night it lay beside {hero} with its tail outside in the frost, because under the wing there was only room for its nose. “You're doing very well,” said {hero} every evening.",
      "@farm(hero talk) “It will eat us all,” said the others. “It must go.” They said it so loudly that the little one heard it. In the morning the straw was empty. {Hero} ran out into the field, further than a bird of {his} kind had ever gone. {He} called until the evening. And when {he} came home, there was a stranger in the yard, with red fur and a very friendly smile.",
    ],
    end: [
      "@farm.dusk(hero stand) “Good evening, ladies,” said the fox, and shut the gate behind him. There was no farmer, and there was no dog. {Hero} walked into the middle of the yard. {His} knees shook. {He} put {himself} in front of all those who had said that it must go, and spread {his} wings as wide as {he} could. “No further,” said {hero}.",
      "@farm.dusk(hero look) The fox laughed. Then he stopped, because a shadow had fallen over him. Behind him stood something green with a great many teeth, and with straw on its head. It did not roar. It opened its mouth as wide as it would go, and said the only word of which it was quite sure. “Cheep,” it said. The fox went through the fence without looking for the gate.",
      "+ @farm.dusk(hero stand) “You came back,” said {hero}. “I only wanted to see whether I'd eat somebody,” said the little one, “out there, where you are not. I ate a turnip.” {Hero} put {his} wing as far round it as it would reach, which was not far. Then the oldest neighbour came, and put hers beside it, and one after another they closed the gap, down to the tip of the tail.",
      "@farm.night(hero sit) It has grown a good deal since then. These days it is the other way round: in the evening the whole yard sits in the warm curve of a green tail. In the very middle, where it is warmest, sits {hero}. “Cheep,” says a deep voice in the dark. “Sleep well,” says {hero}.",
    ],
  }),
  story({
    says: [
      role(
        "horse",
        "wild horse|wild stallion|stallion|wild mare|mustang|wild pony|injured horse|scared horse|frightened horse|nervous horse|young horse|abused horse|mistreated horse|black horse|foal|horse|pony|mare",
      ),
      /\b(?:wild|trust\w*|tam(?:e|es|ed|ing)|untamed|nobody can ride|no one can ride|nobody could ride|no one could ride|mistreated|abused|shy|afraid of (?:people|humans|everyone)|scared of (?:people|humans|everyone)|befriend\w*)\b/i,
    ],
    unless:
      /\b(?:race|racing|tournament|circus|carousel|police|war|unicorn|rocking|stolen|stole|murder\w*|hens?|zebra|jockey)\b/i,
    may: [
      role(
        "talker",
        "grandfather|grandmother|father|mother|uncle|aunt|rancher|farmer|brother|sister|trainer|vet|friend|stable boy",
      ),
    ],
    of: "people",
    after: [
      "@meadow(hero sit, horse look) On the first day {hero} only sat on the fence with {his} back to the meadow. {Horse} stood at the far end and blew through {horsehis} nose. On the second day {hero} did the same. {He} read aloud from a book about ships, a bit boring, and not very loud.",
      [
        "@meadow(hero talk, talker talk) “You'll never get near,” said {talker}. “Everybody has tried it. With ropes, and with apples.” “I'm not trying anything,” said {hero}. “I'm here.” {Talker} shook a head at that, but the next day there was a cushion on the fence. By the end of the chapter {horse} had come as near as the old pear tree.",
        "@meadow(hero sit) “You'll never get near,” people said in passing. “Everybody has tried it. With ropes, and with apples.” “I'm not trying anything,” said {hero}. “I'm here.” They shook their heads. But by the end of the chapter {horse} had come as near as the old pear tree.",
      ],
      "+ @meadow(hero sit, horse stand) In the second week {hero} felt a breath in {his} neck, warm and damp. {He} went on reading, although the letters danced. It smelled of grass. Something pulled very gently at the corner of the page, and then the page was gone, and {he} heard it being chewed. “That was the storm off Cape Horn,” said {hero}. “You haven't missed much.”",
      "@meadow.storm(hero look) Then the real storm came, at night. It broke the fence, and when {hero} got to the meadow with a lamp, {horse} was gone. {He} found {horsehim} by the ravine. A wire had wound itself round one leg. {Horse} reared up in the lightning, with white eyes, and did not know anybody any more.",
    ],
    end: [
      "@mountain.storm(hero sit, horse stand) {Hero} did not run to {horsehim}. {He} did the hardest thing: {he} turned {his} back, and sat down in the rain. But {he} knew the beginning by heart. “In the year in which I was born,” {he} said, a bit boring, and not very loud, “my father bought a ship.”",
      "@mountain.storm(hero stand, horse stand) By page three it was quiet. Something warm breathed in {his} neck. {Hero} stood up, so slowly that it took a whole page, and ran {his} hand down the wet leg, and found the wire. {Horse} shook all over, and stood still. When the last loop was undone, {horsehe} could have gone anywhere. {Horsehe} laid {horsehis} chin on {hero's} shoulder.",
      "@meadow.dawn(hero ride) At the broken fence, in the morning, {horse} stopped, and bent one knee, as nobody had ever taught {horsehim}. {Hero} held on to the mane. They rode round the meadow once, without a rope and without a saddle.",
      "@meadow(hero sit, horse look) The fence has been mended, but the gate in it stays open. {Horse} could go, and does not. And every afternoon {hero} sits there, with {his} back to the meadow, and reads aloud. They have got to volume four.",
    ],
  }),
  story({
    says: [
      role("princess", "princess|prince"),
      role("dragon", "dragon"),
      /\b(?:friends?|friendship|befriend\w*|secret\w*|play\w*|lonely|kept|keeps?|ride|rides|rode|help\w*|instead of|guard\w*|tower)\b/i,
    ],
    unless:
      /\b(?:pet|hid(?:es?|den|ing)?|baby|little dragon|small dragon|tiny|afraid|knights?|knight school|egg|marr(?:y|ies|ied)|rescu\w+|sav(?:e|es|ed)|kill\w*|slay\w*|slew|swap\w*|war|fire ?fighter|school)\b/i,
    after: [
      "@castle(princess look) {Dragon} was supposed to be terrible from nine to five. It said so in the contract. But at half past five {dragonhe} took the sign with the skull off the door, and knocked. “Is it a bad moment?” asked {dragon}. {Princess} opened. “I've just made tea,” said {princess}. “You'll have to bring your own bucket.”",
      "@castle(princess talk, dragon talk) They had so much to teach each other. {Dragon} showed {princess} how to whistle through the teeth. {Princess} taught {dragon} to play cards, and not to burn them when losing. When there were footsteps on the stairs, {dragon} growled, {princess} screamed, and then they went on with the game.",
      "+ @roof.night(princess sit, dragon sit) At night they flew, very low and without lights. {Princess} saw the kingdom from above, as it never is on maps. There were houses with no smoke over them, and fields without a fence that had been fine in the king's speech. “Do you suppose that he knows?” asked {princess}. “Nobody can see it from a throne,” said {dragon}.",
      "@castle(princess look) It could not go on for ever. One Monday forty riders stood before the gate, with spears, nets and a ballad singer. “We shall free the royal child from the beast!” they shouted. {Dragon} put down the cards. “You had better scream,” said {dragon}, and {dragonhis} voice was not quite steady. “They will like it, and they won't hurt you.”",
    ],
    end: [
      "@castle(princess stand, dragon look) {Princess} walked to the window. Down there they all lifted their faces. {Princess} took a deep breath. And then {princess} whistled, through {princesshis} teeth, as {princesshe} had been taught, so that forty horses sat down. “There is no beast here,” called {princess}. “There's a friend of mine, who is losing at cards. Who are you, and did you wipe your feet?”",
      "@castle(dragon stand, princess talk) {Dragon} came out through the gate, very slowly, without the sign. A spear was lifted. {Princess} had run down all the stairs, and stepped in front of it. “It's shaking!” said the riders, astonished. “So would you be,” said {princess}, “if forty people came to your house with nets, at tea-time.”",
      "+ @castle(princess fly, dragon fly) “Show them,” said {princess}, and climbed up between the wings. They flew three times round the tower, and at the third time they took the king along, who had come to watch. He was very quiet when he was put down again. “There was no smoke over those houses,” said the king. “Why has nobody told me?” “We're telling you now,” said {princess}.",
      "@castle(princess sit, dragon sit) In the contract it says something else today. {Dragon} is to carry firewood to the poor on Mondays. The other days are free. At half past five there is a knock at the door, and two cups stand on the table, a small one and a bucket.",
    ],
  }),
  story({
    says: [
      role("witch", "witch|sorceress|old woman"),
      /\b(?:witch|sorceress)\b/i,
      role("child", "girl|boy|children|child|siblings|twins|brother|sister|grandson|granddaughter"),
      /\b(?:afraid|scared|fear\w*|frighten\w*|everyone (?:says|thinks|believes)|everybody (?:says|thinks|believes)|(?:says?|said|thinks?|thought|believ\w*|rumou?rs?)\b.{0,40}\bwitch|lonely|friends?|nobody (?:visits|dares)|no one (?:visits|dares)|dares?|dared|visits?|visited|forest|hut|cottage)\b/i,
    ],
    unless:
      /\b(?:hansel|gingerbread|murder\w*|apprentice|broom|spell|wicked|evil|curse\w*|turned|hiccup\w*|war|burn\w*)\b/i,
    after: [
      "@garden(child look) The gate hung on one hinge. In the garden grew things with no names, and a cat was sitting on the wall that looked as if it could count. {Child} had made a bet, or a promise, or simply a mistake. {Child} lifted a hand to the knocker, and the door opened by itself. It was only the draught.",
      "@room(witch talk, child stand) “Well, come in or go out,” said {witch}. “You're letting the cold in.” It smelled of thyme and of wet cat. {Child} looked round for the cauldron, and there was one, and there was leek soup in it. “Do you eat children?” asked {child}. “With these teeth?” said {witch}, and moved the bread across the table.",
      "+ @room(witch sit, child sit) There was a book with a lock, in which there were recipes for coughs. There were bottles that bubbled, and that was the cherry juice. {Witch} had a story about every one of them, and told them much too fast, like somebody who has been saving them up. “When did you last have a visitor?” asked {child}. {Witch} had to count on both hands.",
      "@street.night(child run) Then, in November, the fever came to the village. It went from house to house. In the evening the bell rang for the third time. {Child} had no more time to be afraid of the dark. {Child} ran through it, up to the gate with one hinge. “They need you down there,” panted {child}. {Witch} did not get up.",
    ],
    end: [
      "@room.night(witch sit, child talk) “They shut their windows when I come,” said {witch}. “They draw a cross on the door. I'm afraid of them, if you want to know.” {Child} had never thought of that. “I was afraid of you, too,” said {child}. “It only lasts as far as the door.” And {child} held out a hand.",
      "@street.night(witch walk, child carry) They went down together, {witch} with the book, and {child} with all the bottles that could be carried. At each house it was the same. The window was shut, and {child} knocked. “It's me,” said {child}, “and this is somebody who knows what to do.” And each time, after a moment, the door was opened.",
      "+ @street.dawn(witch sit, child stand) Towards morning the first child asked for something to eat. {Witch} had been in every house by then. Her hat was crooked, and she was so tired that she sat down on the steps of the fountain. The baker's wife came out, with a shawl over her nightdress. She did not say anything. She sat down beside her, and gave her half of a warm roll.",
      "@garden(witch sit, child sit) The gate has got a second hinge. There is often a queue in front of it, for coughs, and on Sundays simply for soup, and {witch} tells the stories more slowly now, because there is no hurry. {Child} has a peg of {childhis} own there, behind the door. And the cat has been asked. It can count, but only up to nine.",
    ],
  }),
];
