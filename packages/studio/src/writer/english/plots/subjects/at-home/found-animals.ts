import { story } from "../subject-story.ts";
import { FOUND, who } from "./words.ts";

/** Stories of animals that children find: hurt, stranded or too young. */
export const foundAnimals = [
  story({
    says: [
      FOUND,
      /\b(?:injured|hurt|wounded|broken|bleeding|limp\w*|torn|sick|weak)\b/i,
      /\b(?<bird>bird|crow|raven|magpie|swallow|sparrow|robin|pigeon|dove|seagull|gull|duck|goose|swan|stork|crane|heron|owl|hawk|falcon|eagle|kestrel|blackbird|puffin|albatross)\b/i,
    ],
    unless: /\b(?:murder|war|hunter|teach\w*|taught|racing|detective|magic\w*)\b/i,
    of: "people",
    early:
      /,? (?:until|till) (?:it|he|she) (?:flew|could fly|can fly|is able to fly|was able to fly|flies|got better).*$/i,
    after: [
      "@meadow(hero take, bird) {Hero} knelt down and held out both hands, and waited. {Thebird} hissed, then blinked, and then it was too tired to be angry any longer. It weighed almost nothing. Inside all those feathers {hero} could feel a heart that ticked like a very fast watch.",
      [
        "@hospital(hero carry, bird) “Wing,” said Mrs Okoye, the vet, and wound a white bandage around {thebird}, until it looked like a parcel with a beak. “It needs four weeks of rest, and then we shall see.” “It will fly,” said {talker}. “We shall see,” said the vet again, and gave {hero} a list.",
        "@hospital(hero carry, bird) “Wing,” said Mrs Okoye, the vet, and wound a white bandage around {thebird}, until it looked like a parcel with a beak. “It needs four weeks of rest, and then we shall see.” “See what?” asked {hero}. “Whether it flies,” said the vet, and handed over a list.",
      ],
      "@room(hero give, bird) The list said: a quiet box, clean water, food every three hours. {Hero} put the box where it was warm, and set an alarm clock, even for the night. {Thebird} took each bite with a sharp little peck, as if {hero} were the one who had to be kept in order.",
      "+ @room(hero read, bird) By the second week it knew the steps on the floor. When {hero} came, it called once, very loudly. When {hero} went, it called three times. The neighbours complained. Then they came to look, and after that they brought bread, and {hero} had to read out the list to all of them.",
      "@meadow(hero carry, bird) At last the bandage came off. {Hero} carried {thebird} out into the open and held it up. It stretched one wing, then the other. It jumped, it flapped, and it sat down on the ground with a bump. The same happened on the next day, and on the day after that. “Perhaps it has forgotten how,” thought {hero}.",
    ],
    end: [
      "@meadow(hero carry, bird) Then a wind came up. It lifted {hero's} hair, and the leaves, and the edge of the old blanket. {Thebird} turned its face into it and grew quite still, like a guest who hears that his taxi has come. And {hero} understood. {Thebird} had not forgotten how to fly. It had only been waiting for wind.",
      "@meadow(hero run, bird fly) {Hero} ran. {He} ran against the wind as fast as {he} could, with {thebird} held high, and opened {his} hands, and suddenly there was nothing in them. Above the roofs a pair of wings beat twice, slipped, beat again, and held.",
      "+ @meadow(hero look) {Hero} waved until there was only a dot, and then not even that. It was hard, and it was also the best thing that {hero} had ever done. In the box lay one long feather. “Well, now we have seen,” said Mrs Okoye on the telephone.",
      "@room(hero look, bird fly) The feather stands in a glass on the window sill. And on windy days the window stays open, because sometimes, from far up, there comes a call. It comes once, and very loudly.",
    ],
  }),
  story({
    says: [
      FOUND,
      /\b(?:injured|hurt|wounded|broken|bleeding|limp\w*|orphan\w*|sick|weak|cold|freezing|tiny|thin|trapped|abandoned|baby|nurs\w*|health|trap)\b/i,
      /\b(?<animal>hedgehog|squirrel|rabbit|hare|badger|bat|mole|otter|beaver|weasel|marten|raccoon|possum|koala|fox cub|fox|deer|fawn|wolf cub|bear cub|leveret|dormouse)\b/i,
    ],
    unless: /\b(?:murder|war|talk\w*|hunter|steal\w*|stole|school|magic\w*|toy|plush|detective|queen|king)\b/i,
    of: "people",
    after: [
      "@room(hero give, animal) {Hero} fetched the oldest, softest towel in the house and laid it over {theanimal}. Under the towel something breathed much too fast. “Don't be afraid,” whispered {hero}. “Nobody will hurt you here.”",
      [
        "@room(hero look, animal sit) The box from the winter boots became a bed, with hay in it and a bottle of warm water. “It will bite,” said {talker}. But {theanimal} did not bite. It only looked out of two black eyes, at {hero} and at {talker}, one after the other, as if it had to learn them by heart.",
        "@room(hero look, animal sit) The box from the winter boots became a bed, with hay in it and a bottle of warm water. {Theanimal} pressed itself into the corner and looked out of two black eyes, at the lamp, at the door, and at {hero}, as if it had to learn them all by heart.",
      ],
      "@hospital(hero talk, animal) “Keep it warm, keep it quiet, and don't make it a pet,” said the vet, old Dr Lindqvist, who had scratches on both thumbs. “And don't wait for a thank-you. Wild animals never say thank you. They only go away, and that's how you know that you have done it well.”",
      "+ @room.night(hero sit, animal eat) The first evening {theanimal} ate nothing at all. {Hero} tried apple, and cheese, and the good ham. {He} tried looking away. Only when {hero} had nearly fallen asleep beside the box came a small, wet, smacking sound. In the morning the dish was empty, and there was scrambled egg on a whisker.",
      "+ @kitchen(hero write, animal) From then on there was a paper on the fridge with a number for each day, because {theanimal} was weighed on the kitchen scales, between the flour and the sugar. First it was as heavy as two apples. Then as heavy as three. {Hero} told everybody who came to the door, even the man with the post.",
      "@room.night(hero sit, animal sleep) Then came a bad night. {Theanimal} lay on its side and would not lift its head. {Hero} did not go to bed. {He} sat on the floor beside the box and hummed, because there was nothing else left to do.",
    ],
    end: [
      "@kitchen(hero look, animal eat) When it got light, {hero} woke up with a stiff neck. The box was empty. Then {hero} heard it: a crunching, from inside the cupboard. There sat {theanimal} in the middle of the breakfast flakes, as round as a ball and very much awake.",
      "@garden.dusk(hero carry, animal) “It's well,” said Dr Lindqvist, and laughed. “It is well, and it wants to go home.” {Hero} had known that this would come, and all the same {he} had to swallow. That evening the box was carried to the edge of the bushes, and {hero} tipped it gently on its side.",
      "@garden(animal look, hero look) {Theanimal} put its nose out, and then one foot. It did not say thank you. But at the first leaves it stopped and turned its head, and looked at {hero} for as long as it takes to learn a face by heart. Then the leaves moved, and closed.",
      "@garden.dawn(hero look) The boot box still stands beside the back door, on its side, with fresh hay in it. Nobody lives there. But some mornings there is a hollow in the hay, and a hand that is laid in it very early can feel that it is warm.",
    ],
  }),
  story({
    says: [
      /\b(?<bird>owl|owlet|bird|chick|duckling|gosling|eagle|eaglet|falcon|crow|raven|jackdaw|magpie|sparrow|swallow|swift|stork|penguin|pigeon|seagull|gull|robin)\b/i,
      /\b(?:baby|little|young|small|tiny|orphan\w*|fallen|fell|chick|owlet|nestling|egg)\b/i,
      /\b(?:teach\w*|taught|learn\w*|show\w*|train\w*|raise[sd]?|help\w*)\b[^.]*\b(?:fly\w*|flew|flight)\b/i,
    ],
    of: "people",
    after: [
      "@barn(hero build, bird sit) “First of all you need a place to fly from,” said {hero}, and piled up a stool on a box on a barrel. {Thebird} sat on top, looked down, and closed both eyes. It was a ball of fluff with feet.",
      [
        "@barn(hero run, mate run, bird look) “Like this,” said {hero}, and ran up and down with flapping arms. {Talker} ran behind and flapped as well. {Thebird} watched them with its head on one side, then with its head on the other. After a while it began to clap its beak. It looked very much like laughing.",
        "@barn(hero run, bird look) “Like this,” said {hero}, and ran up and down with flapping arms, until {he} had no breath left. {Thebird} watched with its head on one side, then with its head on the other. After a while it began to clap its beak. It looked very much like laughing.",
      ],
      "@barn(bird, hero look) The first jump was from the stool. {Thebird} fell like a sock, into a heap of hay. So did the second one, and the tenth. But each time the sock came down a little further away. {Hero} marked the places with spoons, and there were soon spoons all over the floor.",
      "+ @barn(hero read) {Hero} begged a book from the library, about wings. It said that feathers have to be dry, and that muscles grow from work, and that nobody can do it for a young bird. {Hero} read that last sentence twice. Then {he} put down another spoon.",
      "@barn(bird sit, hero) The fluff fell out in clouds, and under it came real feathers, with stripes. {Thebird} could now get from the barrel to the beam. Further it would not go. Each time when {hero} opened the door to the big sky, {thebird} walked backwards into the dark and sat with its face to the wall.",
    ],
    end: [
      "@barn(hero climb, bird sit) So {hero} took the ladder and climbed up to the beam, rung by rung, with knees like pudding, and sat down beside {thebird}. For the first time they both looked out from the same height.",
      "@barn.dusk(hero sit, bird sit) It was not so terrible from there. The last of the light lay on the trees like butter. {Hero} forgot to hold on. {Thebird} shuffled closer, until its wing lay against {hero's} arm. And then, without any hurry, it leaned forward and let go.",
      "@barn.dusk(bird fly, hero look) {Thebird} did not fall like a sock. It flew out through the door, over the yard and up, quite without a sound, and made one wide ring round the roof. “You're doing it!” shouted {hero}. And then it came back, and landed on {his} shoulder, to hear that once again.",
      "@meadow.dusk(bird fly, hero look) {Thebird} does not live there any more. It has a tree of its own on the other side of the field. But in the evening there is always a spoon on the gatepost, and then there is a rush of air, and a clapping of a beak, and the spoon is gone.",
    ],
  }),
  story({
    says: [
      /\b(?<whale>whale|dolphin|porpoise|orca|manatee)\b/i,
      /\b(?:strand\w*|beach\w*|washed up|stuck|shore|sand|shallow|bay|trapped)\b/i,
      /\b(?:help\w*|sav\w*|rescu\w*|water|back|f(?:inds?|ound)|keep\w*|kept|free[sd]?|push\w*)\b/i,
    ],
    unless: /\b(?:murder|pirates?|polar|dolphinarium|museum|signal\w*)\b/i,
    of: "people",
    after: [
      "@sea(hero look, whale) From close by, {thewhale} was like a wall, grey and shining, and the wall breathed. An eye opened in it, not bigger than a plum, and looked at {hero}. It was the look of a traveller who has come to the wrong place and cannot get home.",
      [
        "@sea(hero carry, mate carry, whale) “It must not get dry,” said {talker}. So they ran to the water with everything that holds any: a bucket, a cap, two boots. Each time the water ran down over the dark skin, {thewhale} gave a long sigh, and the sand shook a little under their feet.",
        "@sea(hero carry, whale) It must not get dry, {hero} remembered that. So {he} ran to the water with everything that holds any: a bucket, a cap, a boot. Each time the water ran down over the dark skin, {thewhale} gave a long sigh, and the sand shook a little.",
      ],
      "@sea(hero carry, whale) “Help!” shouted {hero} up to the houses. “We need sheets! We need buckets!” The first to come was the ice-cream man, with his tubs. Then half the town stood in a row down to the sea, and the water went from hand to hand.",
      "+ @sea(hero carry, whale) They laid wet bed sheets over {thewhale}, with flowers on them and with stripes, so that it looked like a very large sofa. “Not over the hole on top,” said {hero}. “That's the nose.” An old lady in a wedding hat sat down by the eye and held an umbrella against the sun.",
      "@sea(hero talk, whale) The tide would come back at nine in the evening, said the fishermen, and not before. Until then they must hold out. {Hero} stayed beside the eye and talked, about school, about soup, about the names of all the boats. Between one breath and the next {hero} could count to thirty.",
    ],
    end: [
      "@sea.night(hero, whale) At nine a thin line of foam ran up the sand and touched {hero's} toes. Then it came to the knees. “Now!” called the ice-cream man, and forty people leaned their shoulders against {thewhale} and pushed. Nothing moved. They pushed until their faces were red.",
      "@sea.night(hero, whale) Then, far out in the dark, there was a sound, like a door that creaks at the bottom of the sea. {Thewhale} heard it. The great tail lifted and struck, once, so that everybody was wet to the hat. “It's being called,” said {hero}. “They have come for it. Once more! Push!”",
      "@sea.night(whale swim, hero look) And this time the sand let go. The grey wall slid, and swam, and became small in the moonlight. Then two clouds of breath stood in the air out there, and then there were five.",
      "@bedroom.night(hero sleep) All the sheets came back from the washing as clean as ever, but they smell of the sea, and no one wants to change that. The one with the flowers lies on {hero's} bed. With an ear on the pillow, you can hear it breathe.",
    ],
  }),
  story({
    says: [
      FOUND,
      /\b(?<seal>seal pup|baby seal|seal|sea turtle|turtle|otter pup|penguin|pelican)\b/i,
      /\b(?:beach|shore|sea|rocks?|harbour|bay|bath(?:tub|room)?|net|storm|tide|ocean|coast|sand)\b/i,
    ],
    of: "people",
    unless: /\b(?:egg|hatch\w*|zoo|hat|talking|race)\b/i,
    may: [who("ownmum", "mum|mother|mom|mama")],
    after: [
      "@sea(hero, seal) {Theseal} had sand on its nose and a piece of fishing net round its neck, and when {hero} came near, it opened its mouth and let out a cry like a rusty gate. “Hush,” said {hero}, and cut the net, thread by thread.",
      [
        "@sea(hero, seal, ownmum look) “What have you got there?” called {ownmum}. “Nothing,” said {hero}, and stood in front of {theseal}. But the nothing sneezed. {Ownmum} came closer and looked for a long time. “Nothing has very long whiskers,” {ownmumhe} said, and went to fetch a wet blanket.",
        "@sea(hero, seal) There was nobody on the whole shore whom {hero} could have asked, only gulls, who knew nothing. So {hero} wet a blanket in the sea, wrapped {theseal} in it and sang all the songs {he} knew. At the third it stopped crying. At the fifth it sneezed, and seemed to want that one again.",
      ],
      "@bathroom.night(seal swim, hero sleep) The bathtub was just big enough. {Theseal} swam round in it, which meant that it turned like a spoon in a cup. At night it wailed, and {hero} carried a pillow into the bathroom and slept on the mat, with one hand in the water.",
      "+ @bathroom(seal swim, hero) After three days everything in the house was wet. The towels were wet, the cat was wet, and there were scales in the toothbrush mug. All who wanted a bath had to wash in the kitchen sink, one foot after the other. “It can't stay,” said everybody. “I know,” said the look on {hero's} face, and nobody said it again.",
      "@bathroom(seal, hero look) On the fourth morning {theseal} did not touch its herring. It lay with its chin on the edge of the tub, turned to the small window. Through it came the smell of low tide. {Hero} knew what that meant. It wanted to go home, and was too polite to say so.",
    ],
    end: [
      "@sea(hero, seal look) They took {theseal} back in the wheelbarrow. At the edge of the sea {hero} tipped the barrow, and {theseal} slid out and sat there. It looked at the water, and it looked at {hero}, and it came flopping back up the sand, right over {hero's} shoes. It did not want to go alone.",
      "@sea(hero swim, seal swim) So {hero} went in as well, shoes and all, step by step, up to the middle, singing the fifth song with chattering teeth. Beside {him} the small head bobbed along. And then another head came up behind the first wave. It was bigger and greyer, and it let out a cry like a very large rusty gate.",
      "@sea(seal swim, hero) {Theseal} answered. It shot through {hero's} legs like a cork, and the two heads met, nose to nose, and went round and round like spoons in a cup. {Hero} stood there and laughed and cried at the same time.",
      "@sea(seal swim, hero) The bathtub has been scrubbed four times, and still there is sand in it. But whenever {hero} sings the fifth song at the edge of the water, a round head comes up out there to listen, and sometimes it sneezes.",
    ],
  }),
];
