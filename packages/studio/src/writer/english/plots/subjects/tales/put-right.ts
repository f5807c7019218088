import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of a voice in a large house, a wolf who has had enough, a cold, a toothache and a dry land. */
export const putRight = [
  story({
    says: [
      role("singer", "mouse|cricket|canary|sparrow|cat|frog|spider|nightingale|pigeon|rat|bat"),
      /\b(?:opera|theatre|theater|concert hall|stage|orchestra|music hall|piano|church)\b/i,
      /\b(?:sing\w*|sang|song|aria|voice|soprano|choir|tenor)\b/i,
    ],
    unless: /\b(?:ghost|murder\w*|phantom|lost (?:his|her|its) voice|steal\w*|stole)\b/i,
    may: [
      role(
        "human",
        "soprano|diva|opera singer|conductor|pianist|cleaner|caretaker|organist|girl|boy|stagehand|singer|tenor",
      ),
    ],
    lead: "singer",
    after: [
      "@theatre(hero look) {Hero} knew every opera from below. {He} lived under the third board from the left, where the sound came through best, and {he} had heard all the great voices, and had seen all the great shoes. At night, when the lamps were out, {he} climbed up through the crack, stood in the middle of the stage, and sang.",
      "@theatre.night(hero stand) It was a voice like a silver thread, and not much thicker. In the first row of seats nobody would have heard it. {Hero} sang of love and daggers, with one hand on {his} heart, and bowed to the dark, and the dark did not clap.",
      [
        "+ @theatre.night(human look, hero stand) But there was one who had heard it. {Human} had come back one evening for a forgotten scarf, and had stopped in the wings, and did not dare to move. It was quite a time before {human} went home. From then on a crumb of cake lay on the third board from the left every evening, and nobody said a word about it.",
        "+ @theatre.night(hero stand) But there was somebody who had heard it. The old prompter, who sat in the little box at the front of the stage, had fallen asleep there and woken up. He did not move. From then on a crumb of cake lay on the third board from the left every evening, and he never said a word about it.",
      ],
      [
        "@theatre.night(human look) Then came the great evening. The house was full up to the roof. In the last act {human} walked into the light, and in the whole theatre there was only one sound left to come, the quietest and the highest of all. The violins waited. And nothing came. There was only a croak, and then a terrible silence.",
        "@theatre.night(hero look) Then came the great evening. The house was full up to the roof. In the last act the great soprano walked into the light, and in the whole theatre there was only one sound left to come, the quietest and the highest of all. The violins waited. And nothing came. There was only a croak, and then a terrible silence.",
      ],
    ],
    end: [
      "@theatre.night(hero stand) Under the third board from the left {hero} held {his} breath. {He} knew what had to come now. {He} had sung it four hundred times. {He} was up through the crack, and stood beside a large silver shoe, in all that light, with one hand on {his} heart, and sang it.",
      [
        "@theatre.night(hero stand, human look) It was a silver thread, and not much thicker. But there was not a cough in the house, and it went up past the boxes, past the lamps, to the very last row, and did not break. {Human} looked down, and understood, and opened {humanhis} mouth, and moved {humanhis} lips to it.",
        "@theatre.night(hero stand) It was a silver thread, and not much thicker. But there was not a cough in the house, and it went up past the boxes, past the lamps, to the very last row, and did not break. The soprano looked down, and understood, and moved her lips to it.",
      ],
      [
        "@theatre.night(hero stand, human point) Then they clapped until the plaster fell. Flowers flew, and {hero} had to jump out of the way of a rose. They called for {human}. {Human} came forward, knelt down in front of everybody, and held out one flat hand. On it stood {hero}. It became so quiet that they could hear {him} say: “Good evening.” And then it began all over again.",
        "@theatre.night(hero stand) Then they clapped until the plaster fell. Flowers flew, and {hero} had to jump out of the way of a rose. The soprano knelt down in front of everybody, and held out one flat hand. On it stood {hero}. It became so quiet that they could hear {him} say: “Good evening.” And then it began all over again.",
      ],
      "@theatre.night(hero stand) At the front of the stage a lamp has been set into the floor, no bigger than a thimble. And at night, when the house is empty, {hero} sings there as before, and the dark claps, a little.",
    ],
  }),
  story({
    says: [
      role("wolf", "big bad wolf|bad wolf|wolf|fox|witch|ogre"),
      /\b(?:three (?:little )?pigs|little pigs|red riding hood|riding hood|fairy ?tales?|bad (?:guy|reputation|name)|villain)\b/i,
      /\b(?:tired of|wants?|wanted|good|nice|kind|friends?|sorry|apologi[sz]\w*|vegetarian|misunderstood|asks?|asked|reputation|change|invit\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|court|trial|lawyer|detective|dentist)\b/i,
    lead: "wolf",
    after: [
      "@street(hero stand) “It says so in every book,” said {hero}. “I come in on page four, and by page nine I'm in the pot.” {He} had made up {his} mind. {He} combed {his} fur, put on a clean collar, and picked a bunch of daisies. Then {he} went to the brick house and knocked. {He} was careful not to breathe out.",
      "@street(hero sit) “Who's there?” came three voices from behind the door. “It's me,” said {hero}. “I won't huff. I've come to say that I'm sorry about the straw.” It was quiet. A chair was pushed against the door from inside, and then a table, and then, by the sound of it, a piano. {Hero} put the daisies on the step and sat down.",
      "+ @street(hero sit) A girl in a red cap came along with a basket, saw who was sitting there, and went back the way that she had come. “Good afternoon,” {hero} called after her. “How is your grandmother?” She ran faster. “I was only asking,” said {hero}. {He} had a good voice for asking, but it came out through such a lot of teeth.",
      "@street.storm(hero look) It got dark, and cold. {Hero} was still sitting there when the wind rose. There was a crack, and the chimney of the brick house leaned over like a drunken hat. Inside they screamed. The brick house began to shake.",
    ],
    end: [
      "@street.storm(hero stand) “Let me in!” shouted {hero}. “That's what it says in the book!” shouted the pigs. {Hero} took the deepest breath of {his} life, deeper than on any page four, and blew. {He} blew against the wind. {He} leaned on it with {his} whole breath, and held it up like a wall.",
      "@street.night(hero stand) All night long they saw {him} through the keyhole, with round cheeks and watering eyes, standing with {his} back to the house. Towards morning the wind gave a sigh and lay down. {Hero} lay down as well, exactly where {he} had stood, on the daisies.",
      "@street.dawn(hero sleep) The door opened. Three pink faces looked out. “He's got no breath left,” said the first pig. “Not even for a candle,” said the second. The third one fetched a pillow. When {hero} woke up, there was soup beside {him} in a very large pot, and for once {he} was not in it.",
      "@room(hero read) In the brick house there is a new book now. On page four there's a knock at the door. “Who's there?” call the pigs. “It's me,” says {hero}, “and I'm not going to huff.” And on page nine all of them are sitting round the pot, on the outside.",
    ],
  }),
  story({
    says: [
      role("dragon", "dragon"),
      /\b(?:cold|sneez\w*|flu|sore throat|cough\w*|ill|sick|fever|hay fever|allerg\w*)\b/i,
    ],
    unless:
      /\b(?:cold[- ](?:blooded|heart\w*)|too cold|in the cold|dragon (?:medicine|cure)|murder\w*|egg|gold|treasure)\b/i,
    may: [...companion("dragon", "friend")],
    lead: "dragon",
    after: [
      "It always began with a tickle. “Ah,” said {hero}, and everybody near {him} looked for a bucket. “Ah.” And then nothing came, for so long that they put the buckets down again. “TSHOO!” The hedge in front of the house was gone. “Excuse me,” said {hero}, with a thick nose.",
      [
        "“You need something hot,” said {talker}, who stood well to one side. “I am hot,” said {hero}. “Then something cold.” They tried ice on the forehead, and it boiled. They tried onion, honey, and nine scarves. The scarves lasted the longest. After the fourth sneeze {talker} had no eyebrows any more, and stayed all the same.",
        "@meadow(hero sit) {Hero} tried everything that people had ever tried against it. Ice on the forehead boiled. Onion made {him} cry. Nine scarves lasted the longest, but after the fourth sneeze they were only four. In the end {he} moved out into the field, far away from everything, so that nothing more could happen, and lay there alone and shivered.",
      ],
      "+ @meadow.night(hero stand) At night it was the worst. The sneezes lit up the clouds from below, red and gold. In the villages they got up and counted the seconds, as people do in a thunderstorm. “Poor thing,” they said. It had been a hay barn, a bridge and a wash house so far, and each time {hero} wrote a letter to say that {he} was sorry, and the letters arrived a bit brown.",
      "@river(hero look) Then, in the coldest week of the winter, the river froze, and with it the mill, and the ferry with eighteen people on board. It lay stuck in the middle, in ice as thick as a wall, and a snowstorm was coming up. {Hero} saw it from the field. “Ah,” said {hero}.",
    ],
    end: [
      [
        "@river(hero run, mate point) “Hold it!” cried {talker}. “Not here! Hold your nose, and come!” {Hero} held {his} nose with both paws and ran on two legs to the river, with {talker} in front, who waved everybody aside. “Ah,” said {hero} on the bank. “Ah. Ah.” And nothing came. For the first time in two weeks there was not the least tickle.",
        "@river(hero run) “Not here,” {he} told {himself}. {Hero} held {his} nose with both paws and ran on two legs to the river. “Get down, please!” {he} called to the people on the ferry. “Ah,” said {hero} on the bank. “Ah. Ah.” And nothing came. For the first time in two weeks there was not the least tickle.",
      ],
      "@river(hero stand) Then the smallest girl on the ferry took the pepper from the picnic basket, climbed on the rail, and threw. “TSHOO!” went {hero}, and again, and a third time, from the left bank to the right. The ice went red, went white, and was a cloud of steam.",
      [
        "@river(hero talk, mate stand) When it cleared, the ferry was rocking on open water. People stuck their noses out of their collars, because it was warm. “It's gone,” said {hero}, and {his} voice was quite clear. “It's all gone. Only, I'm tired.” And {talker} put what was left of the scarves round {him}.",
        "@river(hero talk) When it cleared, the ferry was rocking on open water. People stuck their noses out of their collars, because it was warm. “It's gone,” said {hero}, and {his} voice was quite clear. “It's all gone. Only, I'm tired.” And the people came ashore with all their blankets.",
      ],
      "@river(hero stand) On the ferry, beside the lifebelts, hangs a glass box with a small hammer, and in it is a pot of pepper. And when anybody sneezes in that valley, however softly, everybody else says “Bless you”, and takes one step to the side.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "crocodile|lion|bear|shark|tiger|wolf|hippo|alligator|elephant|walrus|fox|beaver|rabbit|lioness|dragon",
      ),
      /\b(?:tooth ?ache|(?:bad|sore|loose|wobbly|rotten|aching|broken) tooth|dentist|tooth (?:hurts?|ached))\b/i,
    ],
    unless: /\b(?:tooth fairy|murder\w*|becom\w*|became|opens?|opened|tooth(?:paste|brush))\b/i,
    may: [
      role(
        "dentist",
        "dentist bird|dentist(?! (?:dare|would|will|want|came|come|could))|bird|plover|mouse|monkey|vet|girl|boy|hare|rabbit|hedgehog|mole|owl|friend(?!,)",
      ),
    ],
    lead: "beast",
    after: [
      "“It's nothing,” said {hero} with {his} mouth shut. It sounded like “Ish nuffing”. {He} had tied a cloth round {his} head, with a bow on top, so that {he} looked like a very angry parcel. Everybody kept out of {his} way, and nobody dared to ask.",
      [
        "Only {dentist} asked. “Left or right?” said {dentist}. “Neiver,” said {hero}. “Above or below?” “Go away.” “I only want to have a look,” said {dentist}. “I'd bring a lamp.” {Hero} went into the bushes backwards, as far as they went. That was the thing of which {he} {was} afraid.",
        "Only a small brown bird asked. “Left or right?” she said. “Neiver,” said {hero}. “Above or below?” “Go away.” “I only want to have a look,” said the bird. “I'd bring a lamp.” {Hero} went into the bushes backwards, as far as they went. That was the thing of which {he} {was} afraid.",
      ],
      "+ {He} tried it with mud, and with cloves, and by biting on a stone, which was a mistake. At night {he} lay awake and could feel {his} heart beating in that one tooth. “If only it would fall out,” {he} thought. Then {he} thought of the hole it would leave, and felt quite ill.",
      "@river(hero sit) On the third day {hero} could not eat any more. {He} sat by the water, hollow and hot, and a tear ran down beside the bow. “It ish shomefing,” said {hero} at last, very quietly, to nobody. “It'sh very bad. And I'm shcared.”",
    ],
    end: [
      [
        "@river(hero talk, dentist talk) “I know,” said {dentist}, who had been sitting there all the time. “I'm scared, too. I've got to go in.” “Shall we count?” asked {dentist}. “You count, then you know when it's over. And you can say stop.” “And you can shay shtop, too,” said {hero}.",
        "@river(hero talk) “I know,” said the small brown bird, who had been sitting there all the time. “I'm scared, too. I've got to go in.” “Shall we count?” asked the bird. “You count, then you know when it's over. And you can say stop.” “And you can shay shtop, too,” said {hero}.",
      ],
      [
        "@river(hero stand, dentist look) {Hero} opened {his} mouth as wide as it would go, and shut {his} eyes. {Dentist} took the lamp and leaned in, and it was warm and rather windy. “One,” said {hero}. “Two.” There was a knock, and a pull, and a tug, and everything in {him} wanted to snap shut. {He} did not snap. “Three,” said {hero}.",
        "@river(hero stand) {Hero} opened {his} mouth as wide as it would go, and shut {his} eyes. The bird took the lamp and hopped in, and it was warm and rather windy. “One,” said {hero}. “Two.” There was a knock, and a pull, and a tug, and everything in {him} wanted to snap shut. {He} did not snap. “Three,” said {hero}.",
      ],
      [
        "@river(hero talk, dentist carry) “You can shut it now,” said {dentist}. “I'm out, and so is this.” It was a fish bone, no longer than a matchstick, and it had been stuck right beside the tooth. “Is that all?” asked {hero}, and every word was as clear as glass. Then {he} laughed, so widely that birds flew up, and had two breakfasts.",
        "@river(hero talk) “You can shut it now,” said the bird. “I'm out, and so is this.” It was a fish bone, no longer than a matchstick, and it had been stuck right beside the tooth. “Is that all?” asked {hero}, and every word was as clear as glass. Then {he} laughed, so widely that birds flew up, and had two breakfasts.",
      ],
      [
        "@river(hero stand, dentist look) Every first Sunday {hero} opens {his} mouth now, and {dentist} comes with the lamp and looks. Behind them stands a whole row of others, with cloths round their heads. “Does it hurt?” asks the one at the front, with knees that knock. “A bit,” says {hero}. “Count to three. And you're allowed to say that you're scared. It helps.”",
        "@river(hero stand) Every first Sunday {hero} opens {his} mouth now, and the small brown bird comes with the lamp and looks. Behind them stands a whole row of others, with cloths round their heads. “Does it hurt?” asks the one at the front, with knees that knock. “A bit,” says {hero}. “Count to three. And you're allowed to say that you're scared. It helps.”",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:elephants?|zebras?|giraffes?|lions?|monkeys?|animals|antelopes?|meerkats?|tortoise|frogs?|camels?|herd|rhinos?|hippos?|warthogs?|hares?)\b/i,
      /\b(?:drought|(?:look\w*|search\w*) for water|(?:find|found|finds) (?:the |new |fresh )?water|(?:no|without|not enough) (?:more )?(?:water|rain)|(?:has|had) not rained|(?:water ?hole|river|lake|well) (?:had |has |is |was )?(?:dried|dries|drying|dry|empty)|dry season|thirst\w*)\b/i,
    ],
    of: "creatures",
    unless: /\b(?:forg[eo]t\w*|memory|share[sd]?|steal\w*|stole|guard\w*|dam|city|boat|umbrella)\b/i,
    may: [alongside],
    after: [
      "@desert(hero look) Where the water had been, the ground looked like an old plate. They stood around it, the big ones in front, and nobody said what all of them were thinking. {Hero} put one ear on the ground, because it was cooler there. “Get up,” said the oldest of them. “Wait,” said {hero}. “It's whispering.”",
      [
        "@desert(hero walk, mate walk) “What does it whisper?” asked {talker}. “I don't know,” said {hero}. “I only hear that it does.” The others had already gone on, to the east, in a long grey line, for they had gone that way every year. {Hero} came last, and lay down again and again, and {talker} stood by {him} and threw a bit of shade.",
        "@desert(hero walk) The others had already gone on, to the east, in a long grey line, for they had gone that way every year. {Hero} came last. Again and again {he} lay down and listened, and had to run to catch up. “It's getting fainter,” {he} said. “We're going away from it.” “Save your breath,” they told {him}.",
      ],
      "+ @desert(hero walk) In the east there was a second plate, and it was as dry as the first. A vulture was sitting on it, and looked from one to another as if he were counting. The little ones had stopped crying. That was worse than the crying. “North, then,” said the oldest, but there was no strength left in it.",
      "@desert.night(hero look) In the night they all lay close together, and it was so quiet that {hero} heard it without even trying. It was right below {him}, and it ran. It had a small cold voice, and it was telling somebody something without ever stopping. {Hero} jumped up. “It's here!” {he} cried. “It's not in the east or in the north. It's underneath!”",
    ],
    end: [
      [
        "@desert.night(hero dig, mate dig) Nobody stirred. They were too tired to believe in anything. So {hero} began alone. {He} dug with everything that {he} had. {Talker} came and dug beside {him}. “Can you still hear it?” panted {talker}. “Louder,” said {hero}. And then the dust was a different colour.",
        "@desert.night(hero dig) Nobody stirred. They were too tired to believe in anything. So {hero} began alone. {He} dug with everything that {he} had. After an hour a shadow stood beside {him}. It was the oldest, who bent down, and began to dig as well. And then the dust was a different colour.",
      ],
      "@desert.dawn(hero dig) It was dark, and it stuck together. Now all of them came and dug in a ring, and the little ones carried the earth away. When the sun came up there was a hole as deep as a tree is high, and {hero} stood at the bottom, up to the ankles in something that glittered.",
      "@lake(hero stand) “The small ones first,” said the oldest, and nobody pushed. They drank in rows. “We always went east,” the oldest said to {hero}. “My mother did, and her mother. None of us ever thought of asking the ground.”",
      "@lake.dusk(hero look) It is a green place now. There are reeds round it, and frogs who think that it has always been there. But whoever comes to drink puts one ear to the ground before putting down the head. And {hero}, who does it longest of all, says that the voice has not finished yet.",
    ],
  }),
];
