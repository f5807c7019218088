import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of beasts who are not as their kind is said to be. */
export const knownWishes = [
  story({
    says: [
      role("lion", "lion|lioness|lion cub"),
      /\broar\w*/i,
      /\b(?:can(?:no|')t|could(?: not|n't)|never|only|lost|los(?:es|ing)|too (?:quiet|small|soft)|squeak\w*|mia?ow\w*|whisper\w*|learn\w*|afraid|instead)\b/i,
    ],
    may: [...companion("lion")],
    lead: "lion",
    unless:
      /\b(?:to be a lion|like a lion|become a lion|cat|kitten|circus|zoo|dentist|tooth|toothache|opera|choir|statue|robot|dandelion)\b/i,
    early: /,? (?:until|till) (?:the |some )?(?:hunters?|poachers?|one day).*$/i,
    after: [
      "@meadow(hero stand) {Hero} practised behind the big rock, where the grass was high. {He} opened {his} mouth as wide as it would go, thought of thunder, and pushed. “Eek,” said {hero}.",
      [
        "@meadow(hero stand, mate look) “Perhaps it's stuck,” said {talker}, and looked down {hero's} throat. “I can't see anything but teeth.” They tried it with honey, and with hot pepper, and with {hero} standing on {his} head. After the pepper {hero} ran three times round the water hole. But what came out was still only “Eek”.",
        "@meadow(hero run) {He} tried it with honey, and with hot pepper, and standing on {his} head. After the pepper {hero} ran three times round the water hole, and the hippos moved over to let {him} drink. But what came out was still only “Eek”.",
      ],
      "+ @meadow(hero walk) Two days later all the animals knew it. The monkeys squeaked when {hero} went by, and fell about in the branches. “A lion without a roar,” said the warthog, “is only a big cat with too much hair.” {Hero} acted as if {he} had not heard it. {He} went home the long way round.",
      "@meadow.night Then the hunters came, at night, without a lamp. They had nets with them. One was spread out on the path to the water, and before the moon was over the trees, the whole family of lions lay in it, with the old king at the bottom. He roared until the ground shook. But the hunters only laughed. They had wool in their ears.",
    ],
    end: [
      [
        "@meadow.night(hero look, mate look) {Hero} stood in the tall grass with {talker}, and {his} legs trembled. “Do something!” whispered {talker}. “Call for help!” “Who comes, when somebody squeaks?” asked {hero}. {Talker} thought of it first, and {hero} thought of it a moment later. They both looked down at the ground, where the little holes were.",
        "@meadow.night(hero look) {Hero} stood in the tall grass, and {his} legs trembled. “Call for help,” {he} told {himself}. “But who comes, when somebody squeaks?” Then {he} looked down at the ground. There were little holes in it, hundreds of them.",
      ],
      "@meadow.night(hero stand) “Eek!” called {hero}, as loudly as {he} could. “Eek, eek, eek!” The wool kept out the roaring, but it did not keep anything away from the mice. They came out of each hole, in their nightcaps, for {hero} had called in the only language that they knew: Come quick, all of you, and bring your teeth!",
      "@meadow.night(hero stand) They gnawed the net from one end to the other, and it sounded like rain. When the first rope broke, the old king shook himself, and then they all stood up at once. The hunters took one look. They left the nets, and the lamps, and one left his trousers on a thorn bush.",
      "@meadow.dusk(hero stand) In the evening the old king roars, so that everybody knows who lives here. Then he stops and looks at {hero}, and {hero} says, “Eek.” And out of the grass on all sides, from near and far, comes the answer.",
    ],
  }),
  story({
    says: [
      role(
        "bird",
        "bird|sparrow|swallow|owl|owlet|eagle|duckling|stork|robin|pigeon|chick|seagull|gull|puffin|crow|falcon|parrot|goose|gosling|swan|cygnet|blackbird|starling|swift|hawk",
      ),
      /\b(?:(?:afraid|scared|frightened|terrified) (?:of|to) (?:fly\w*|heights?|high|the sky|fall\w*|jump\w*|leave|leaving)|fear of (?:fly\w*|heights?)|(?:refus\w+|did(?: not|n't) (?:want|dare)|does(?: not|n't) (?:want|dare)|never dared?) to fly|dares? not fly)\b/i,
    ],
    may: [...companion("bird", "owl", "robin", "sparrow", "crow", "duckling", "goose", "swan", "seagull", "gull")],
    lead: "bird",
    unless: /\b(?:plane|aeroplane|airplane|airport|balloon|broken wing|injured|cage)\b/i,
    after: [
      "@garden(hero sit) The others sat on the wire, in a row, and talked of nothing else: how the air carried them, how small the cows were. {Hero} sat on the lowest branch of all. “Today?” they called. “Today it's too windy,” said {hero}. The day before it had not been windy enough.",
      [
        "@garden(hero talk, mate talk) “What is it that you're afraid of?” asked {talker}. “The bit between,” said {hero}. “The branch is good. The ground is good. But in between there is nothing at all.” {Talker} thought that over. “Then we'll make it smaller,” said {talker}. They began with a flowerpot. {Hero} jumped off it with closed eyes, and it went well.",
        "@garden(hero stand) It was the bit between that {hero} was afraid of. The branch was good. The ground was good. But in between there was nothing at all. So {hero} made it smaller. {He} climbed up on a flowerpot, shut both eyes, and jumped. It went well. An old snail who was watching nodded to {him}.",
      ],
      "+ @garden(hero sit) After the flowerpot came the bucket, and after the bucket came the wheelbarrow. On the fence {hero} looked down, and that was a mistake. {He} sat there for a whole afternoon. {He} learned what each nail in that fence looked like. When the sun went down, {he} walked home on foot, and the cat next door watched with interest.",
      "@garden(hero look) On the morning when it was time, the sky was full of wings. They called, and circled, and called once more. {Hero} stood on the roof of the shed. {He} had climbed up the ivy. {He} spread {his} wings, and shut them, and spread them. And while everybody looked up, a very small one fell out of the nest above.",
    ],
    end: [
      "@garden(hero look) It was the youngest of all, who had only wanted to wave. It did not know yet that it had wings. It fell past the gutter, past the window, and it looked at {hero} with round eyes. {Hero} did not think about the bit between. {He} was in it already.",
      "@garden(hero fly) The air was there. That was what surprised {him} most. It lay under {his} wings as firm as a hand. {Hero} shot down and came up below the little one, and it landed on {his} back and held on to {his} feathers. Together they went once round the shed, twice round the chimney, and down into the soft hay.",
      [
        "@garden(hero sit) “Again!” cried the little one. “You were up there! You flew right over me!” {Hero} looked at the shed and the chimney, and {his} knees gave way. “It carries,” {he} said. “Nobody told me that it carries.”",
        "@garden(hero sit) “Again!” cried the little one. {Hero} looked at the shed and the chimney, and {his} knees gave way. “It carries,” {he} said. “Nobody told me that it carries.” “We told you every day,” called the others from the wire. “But I suppose that you can't be told.”",
      ],
      "@garden(hero sit) Since then {hero} has been seen over the roofs, and over the church tower, and above the first thin cloud. But on some mornings {he} comes down to the garden and sits on the flowerpot for a while. There is always a little one on it with closed eyes.",
    ],
  }),
  story({
    says: [
      role("cat", "cat|kitten|house cat|tomcat|alley cat"),
      /\blions?\b/i,
      /\b(?:wants?|wanted|dream\w*|wish\w*|believ\w*|thinks?|thought|pretend\w*|convinced|would like)\b/i,
    ],
    may: [...companion("cat", "kitten", "lion", "tiger")],
    lead: "cat",
    unless: /\b(?:friends with|zoo ?keeper|escaped|circus|falls? in love|fell in love|costume)\b/i,
    after: [
      "{Hero} had seen one in a book, on page twenty. It lay on a rock, with the wind in its mane, and nobody told it to get off. Since then {hero} had walked differently. {He} put down each paw as though the ground ought to be grateful.",
      [
        "“Where do I begin?” asked {hero}. “With the mane,” said {talker}. They made one out of a feather duster, and fixed it with a rubber band. {Hero} looked into a puddle, and a small, wild, dusty face looked back. “And now be terrible,” said {talker}. {Hero} was as terrible as {he} could. {Talker} fell over from sheer politeness.",
        "It began with the mane. {Hero} found an old feather duster, and pushed {his} head through the middle of it. {He} looked into a puddle, and a small, wild, dusty face looked back. Then {he} was terrible for a bit. A sparrow flew up from sheer politeness.",
      ],
      "+ @garden(hero sleep) The roar was harder. {Hero} began low down, in the stomach, and let it roll. What came out was a meow with a dent in it. Lions sleep on rocks, so {he} slept on the garden wall, and had a stiff neck. Lions eat zebras. There was one on a cushion, and it tasted of wool.",
      "@meadow(hero talk) At last {hero} met a real one. It lay on its rock exactly as on page twenty, as big as a sofa, with the wind in its mane. “Good day,” said {hero}. “I'm one as well.” The lion opened one golden eye. “Are you?” it said. “Then you must be tired, too.”",
    ],
    end: [
      "@meadow(hero talk) “Tired?” asked {hero}. “From being looked at,” said the lion. “From never being allowed to be afraid. When did anybody last scratch you behind the ear?” “This morning,” said {hero}. The lion sighed so deeply that the grass lay flat. “Nobody has ever dared to,” it said. “What is it like?”",
      [
        "@meadow(hero sit, mate look) {Hero} looked at {talker}, and {talker} nodded. So {hero} climbed up on the rock, put out one paw, and scratched the great head where it is softest. The lion shut its eyes. Then came a sound that nobody on that plain had ever heard. “It's purring!” whispered {talker}.",
        "@meadow(hero sit) {Hero} climbed up on the rock, put out one paw, and scratched the great head where it is softest. The lion shut its eyes. Then came a sound that nobody had ever heard from it. The lion was purring.",
      ],
      "@meadow(hero talk) “How did you do that?” it asked. “I do it every evening,” said {hero}. “On a lap, by a stove.” And as {he} said so, {he} noticed that {he} would have liked to be on that lap. “I think,” said the lion, “that you have got the better post.”",
      "@room(hero sleep) On the chair by the stove lies {hero}, and nobody tells {him} to get off. There are days when {he} puts on the feather duster, for old times' sake. But when a hand comes down and scratches {him} behind the ear, {he} purrs so that the cups on the shelf ring.",
    ],
  }),
  story({
    says: [
      role("sleeper", "hedgehog|bear|bear cub|dormouse|badger|marmot|groundhog|squirrel|bat|tortoise"),
      /\b(?:winter|snow|hibernat\w*)\b/i,
      /\b(?:hibernat\w*|sle(?:ep\w*|pt)|stay(?:s|ed)? (?:awake|up)|awake|wake[sd]?|woke)\b/i,
      /\b(?:(?:did|does)(?: not|n't) want|wants?|wanted|refus\w*|never (?:seen|saw|see)|curious|dream\w*|wish\w*|decid\w*|tr(?:y|ies|ied) to stay|miss(?:es|ed)?|see|saw)\b/i,
    ],
    may: [...companion("hedgehog", "bear", "squirrel(?! hole)", "badger", "tortoise"), role("talker", "squirrel")],
    lead: "sleeper",
    unless:
      /\b(?:christmas|santa|allergic|too early|spring (?:came|comes)|lights|cannot sleep|could not sleep|couldn't sleep|can't sleep|insomnia|post office|wakes? up in (?:winter|december|january)|woke up in)\b/i,
    after: [
      "At home they had already turned down the beds. “Eat up, and then off you go,” said {hero's} mother. “What's it like, when we're asleep?” asked {hero}. “Nobody knows,” said {his} mother. “We're asleep.”",
      [
        "@forest(hero sit, mate sit) {He} pinched {himself} in the arm. When the snoring started all around, {hero} crept outside, where {talker} was waiting. They sat down side by side and waited for it to happen.",
        "@forest(hero sit) {He} pinched {himself} in the arm. When the snoring started all around, {hero} crept outside, and sat down on a stump to wait for it. It was grey, and it was quiet. {Hero} sang all the songs that {he} knew, in order not to drop off.",
      ],
      "+ @forest(hero run) For a long time there was only rain. {Hero} ran round the stump so as to keep warm. “Perhaps it isn't coming this year,” {he} said. {His} eyes closed by themselves, first the left and then the right. {He} propped up the lids with two bits of straw, and it looked very odd.",
      "@forest(hero run) Then something touched {hero's} nose. It was cold, and it was gone. Then there was another. The whole sky came down, in small white pieces, without the least noise. The black bushes got white hats, and the stump got a white cushion. “Oh!” said {hero}. {He} ran right through the middle of it, and behind {him} there were footprints, {his} own, all in a row.",
    ],
    end: [
      [
        "@snow(hero sit, mate talk) They slid down the hill on a piece of bark. But after the third time down the hill {hero} sat in the snow and did not get up. “It's so soft,” {he} murmured. “I'll just lie down.” “Not here!” cried {talker}.",
        "@snow(hero sit) {He} slid down the hill on a piece of bark. {He} caught flakes with {his} tongue. But after the third time down the hill {hero} sat in the snow and did not get up. “It's so soft,” {he} murmured. “I'll just lie down.” And a hare who was passing stopped short. “Not here!” cried the hare.",
      ],
      [
        "@snow(hero walk, mate walk) {Talker} pulled, and talked, and pulled again. “Tell me what it looks like,” said {talker}, “or else you will have forgotten it in spring.” So {hero} told it, step by step, with closed eyes, all the way home: the hats on the bushes, the cushion on the stump. At the door {he} was asleep. {Talker} pushed {him} in, and tucked {him} up.",
        "@snow(hero walk) The hare pulled, and talked, and pulled again. “Tell me what it looks like,” said the hare, “or else you will have forgotten it in spring.” So {hero} told it, step by step, with closed eyes, all the way home: the hats on the bushes, the cushion on the stump. At the door {he} was asleep, and the hare pushed {him} in.",
      ],
      "@forest(hero talk) When they all woke up, it was green outside. “I saw the snow,” said {hero}. Nobody believed {him}. But in the darkest corner under the stump, where no sun gets in, lay one last handful. They touched it, all of them, with the tips of their noses. “Oh!” they said.",
      "At night, when the beds are turned down in autumn, there is no peace now until {hero} has told it once more. {He} begins with the hats.",
    ],
  }),
  story({
    says: [
      role("big", "elephant|baby elephant|elephant cow"),
      role("small", "mouse|rat|flea|hamster|monkey"),
      /\b(?:escap\w*|r[au]ns? away|fle[de]s?|break\w* out|broke out|free(?:dom)?|leav\w*|left)\b/i,
      /\b(?:circus|zoo|cage|menagerie|safari park|enclosure)\b/i,
    ],
    unless: /\b(?:police|murder\w*|keeper (?:who|loses|lost)|thief|war)\b/i,
    may: [alongside],
    after: [
      "@street.night The bolt was on the outside. For {big} it was too small, and for {small} it was too heavy. So {small} climbed up and pulled the pin out, and {big} leaned on the door. It made a noise like a yawn. “Was that all?” whispered {big}. “We could have done that years ago.” “We hadn't met,” said {small}.",
      "@street.night(big walk, small sit) They walked at night. {Small} sat up behind the ear, where it was warm, and gave directions. {Big} stood behind a lamp post with closed eyes. {Big} lay down in a field of grey boulders. “Don't breathe,” said {small}.",
      "+ @meadow.night(big talk, small talk) “What do you want to see first, when we get there?” asked {small}. “The place where it doesn't stop,” said {big}. “I've only ever walked in a circle.” “I've only ever seen the world from below,” said {small}. “From up here it has got tops.” They told each other about the tops until it was light.",
      "@river.night(big stand, small run) In the third night there was a shout behind them, and lamps on the road, a whole row of them. In front of them was a river. There was only a narrow bridge, with a sign on it, and planks that were thin with age. {Small} ran to the middle and back again. “It'll carry me,” said {small}. “It won't carry you.” The lamps came closer.",
    ],
    end: [
      "@river.night(big stand, small talk) “Then go,” said {big}. “One of us should get there.” {Small} stood on the bridge, looked across, and came back. “I can't see the tops from down here,” said {small}, and climbed up behind the ear. “Can you swim?” “I don't know,” said {big}.",
      "@river.night(big swim, small sit) {Big} walked into the river. It came up to the knees, to the belly, up to the eyes. Then there was only a grey trunk to be seen, straight up in the air, and {small} sat on the top of it like a captain. “More to the left!” called {small}. On the bank behind them the men lowered their lamps.",
      "@river.night “Shall we go after them?” asked the youngest keeper. The oldest shook his head. “All those years,” he said, “and I have never seen {big} swim. I didn't know that anybody could look so happy.” And they all turned out their lamps.",
      "@meadow Far from any fence, where the land does not stop, there are two sets of footprints, and one of them is as big as a washbasin. The smaller ones can be seen only here and there, for a step or two. Then they stop, because {small} has climbed up behind the ear again, to look at the tops.",
    ],
  }),
];
