import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of small animals, and of those whom no one asks. */
export const smallHeroes = [
  story({
    says: [
      /\b(?:smallest|tiniest|littlest|too small|too little|runt|youngest)\b/i,
      /\b(?:brave|help\w*|herd|saves?|saved|family|prove\w*|laugh\w*|pack|hero)\b/i,
    ],
    of: "creatures",
    unless:
      /\b(?:trunk|moon|hatched|santa|christmas|fire engine|race|contest|competition|sea|cloud|sing\w*|swim\w*|fly|flying|bird|owl|penguin|fish|bee|choir|danc\w*|cook\w*|school|team|football|dragon|nest|ship|pirate|witch|ghost|star|train)\b/i,
    may: [alongside],
    after: [
      "@meadow(hero stand) “Not you,” they said, when something had to be carried. “Not yet,” they said, when something had to be seen. When they all went through the tall grass, {hero} saw nothing but legs. {He} stood on stones. On the tree where they measured each other, {his} notch was the lowest, and moss was growing over it.",
      [
        "+ “You could be loud,” said {talker}. {Hero} was loud, and the others thought that it was a cricket. “You could be fast.” {Hero} ran, and nobody noticed when {he} overtook them, for {he} did it underneath. “Then,” said {talker}, “you'll have to be something else. I'll think about it.” And {talker} thought, for two days.",
        "+ {Hero} tried to be loud, and the others thought that it was a cricket. {He} tried to be fast, and nobody noticed when {he} overtook them, for {he} did it underneath. So {he} spent {his} days down there, where it was green and dim, and came to know every hole, every root and every stone by heart.",
      ],
      "+ “Watch out that nobody steps on you,” said {his} grandmother in the evening, and sniffed {him} from top to toe. “In our family there has always been a small one. They say that it was a small one who found the water, in the dry year. But it's long ago. And those who tell it always make the small one bigger.”",
      "@cave.night Then came the night when the hill slid. There was a roar, and then it was dark, in the cave where all of them slept. A rock lay in front of the entrance, as big as a house. The strongest pushed until they had no more breath. “Is everybody here?” asked the oldest. It was a good deal too quiet. And the air became thick.",
    ],
    end: [
      "@cave.night(hero talk) High up, between two stones, was a crack. A bit of cold came in through it, and a star. All of them looked at it. All of them put a paw in, and it stuck at the wrist. Then there was a movement down by their feet. “Excuse me,” said {hero}. “Could you make room? I have to get past.” For the first time they all looked down.",
      [
        "@mountain.night(hero dig, mate dig) They lifted {him} up. {He} breathed out, as far as {he} could, and was through. Outside it was raining. {Talker} stood there and dug, on the wrong side. “Over here,” cried {hero}, “it's under the root with the hole!” For {he} knew that stone. {He} knew what it stood on, and that was only earth. They both began to dig, from below.",
        "@mountain.night(hero dig) They lifted {him} up. {He} breathed out, as far as {he} could, and was through. Outside it was raining. {Hero} ran round the rock, underneath, where nobody ever looks. {He} knew that stone. {He} knew what it stood on, and that was only earth, between two roots. {He} began to dig, from below.",
      ],
      "@mountain.dawn(hero stand) It was towards morning when it gave a jolt. The rock tipped, very slowly. Light fell in. They came out into the rain, one after the other, large and muddy, and each of them bent down at the entrance until they were eye to eye with {hero}, and said something. The oldest bent lowest of all.",
      "@meadow(hero stand) They have scraped the moss out of the lowest notch. Nobody is measured from below any more in that family, but from above, they say: whoever is nearest to the ground comes first. And when they tell about that night, they make the hole smaller each time.",
    ],
  }),
  story({
    says: [
      role("bee", "bee|bumblebee|honeybee"),
      /\b(?:allergic|afraid|scared|(?:can(?:no|')t|could not|couldn't) (?:find|fly|sting|make)|another job|new job|different job|lazy|slow|clumsy|useless|did(?: not|n't) want|does(?: not|n't) want|fit in)\b/i,
      /\b(?:hive|flowers?|pollen|honey|home|colony|nest|job|queen|garden|meadow)\b/i,
    ],
    lead: "bee",
    unless: /\b(?:beekeeper|bear|grey|strike|picnic|grandma|speech|notes)\b/i,
    may: [alongside],
    after: [
      "“Next!” called the one at the door. All around it hummed and hurried. They came in with full baskets, they emptied them, they went off again, and each of them knew exactly where. Only {hero} was in the way. {He} stood on the left, and somebody said “Mind out”, and {he} stood on the right, and somebody else did.",
      [
        "“What can you do?” asked {talker}. {Hero} thought it over. “I can tell the time by the sun,” {he} said. “I can remember faces. I once stood for a whole day in the draught without noticing.” “Those are three things,” said {talker}. “It's more than most have got. They only do one, and they do it all day.”",
        "{Hero} was sent to the nursery, and the little ones cried, because {he} did it differently. {He} was sent to the kitchen, and stuck to it. “What can you do?” asked the foreman, and got out a pencil. “I can remember faces,” said {hero}. “And I once stood for a whole day in the draught without noticing.” There was no box for that.",
      ],
      "+ So {hero} sat down outside on the landing board, where it was nobody's way. {He} watched them come home. That one limped. That one always sang on the last bit. {He} knew them all after a week, without wanting to, by the hum alone. “Good evening, number four hundred and six,” {he} said, and number four hundred and six nearly dropped her basket.",
      "@meadow.dusk(hero look) One evening in August a humming came in over the meadow that was too deep. There were thirty of them, in a close swarm, with striped jackets, and they said good evening very politely. “We're new,” they said. The one at the door was tired, and had her stamp in her hand already. {Hero} listened. Not one of these voices had ever gone out in the morning.",
    ],
    end: [
      [
        "@meadow.dusk(hero stand, mate stand) “Shut the door!” cried {hero}. “They're hornets!” Nobody listened to {him}, because nobody ever had. So {he} flew down from the board and stood in the draught, in the middle of the hole, with spread legs, as {he} had once stood for a whole day. {Talker} came running and stood beside {him}. Nobody came past.",
        "@meadow.dusk(hero stand) “Shut the door!” cried {hero}. “They're hornets!” Nobody listened to {him}, because nobody ever had. So {he} went and stood in the draught, in the middle of the hole, with spread legs, as {he} had once stood for a whole day. Nobody came past.",
      ],
      "@meadow.dusk(hero stand) That gave them time. From within came a roar, as of a stove, and four hundred and six others stood behind {him}. The thirty striped jackets looked at each other. “We must have got the wrong house,” they said, still very politely, and were seen at the edge of the wood soon after, going rather fast.",
      "+ @meadow(hero talk) The queen came down in person, which she does not do otherwise. “Who are you?” she asked. “And what's your work?” It was embarrassing. “I don't do anything,” said {hero}. “I only know who's who.” “Write that down,” said the queen to the foreman. He had to draw a new box for it.",
      "@meadow.dusk(hero stand) There's a small lantern over the hole now. In the evening, when it gets late in the meadow, {hero} swings it to and fro and calls the names. The last one always sings on the last bit. And only then is the door shut.",
    ],
  }),
  story({
    says: [
      role("mole", "mole|worm|earthworm"),
      /\b(?:sun|sunrise|sunlight|daylight|sky|light)\b/i,
      /\b(?:never (?:seen|saw)|wants?|wanted|climb\w*|wrong|see|comes? up|came up|dream\w*|find|lost|watch)\b/i,
    ],
    lead: "mole",
    unless:
      /\b(?:lamp|dark|detective|inspector|moon|holiday|shoelace|library|dragon|snow|stars?|glasses|rainbow|school|race)\b/i,
    may: [alongside],
    after: [
      "@cave(hero dig) Down there everything could be told by its smell. Clay smelled of cellar, and a root of pepper. But there was this other thing, of which the beetles talked when they came down, and it had no smell. “It's warm,” they said. “It's like,” they said, and could not go on. {Hero} put on a scarf, spat into {his} paws, and dug in the direction that is called up.",
      [
        "+ @cave(hero dig, mate dig) “A bit to the left,” said {talker}, who had been there once. “There's a stone that thinks that it's the end of the world.” They dug round the stone. They dug through a cellar with apples, and through somebody's football pitch, and came up in the middle of a flower pot. “Is this it?” asked {hero}, and felt along the edge. “No,” said {talker}. “This is a geranium.”",
        "+ @cave(hero dig) There was a stone in the way that thought that it was the end of the world. {Hero} dug round it. {He} dug through a cellar with apples, and came up in the middle of a flower pot, and felt along the edge. “Is this it?” {he} asked. “This is a geranium,” said a voice. “Mind my roots.”",
      ],
      "+ @cave(hero talk) “Don't do it,” said a toad who lived under the step. “It hurts the eyes. And afterwards it's gone, and then down there you'll know what's missing.” {Hero} thought about this for a while. It was quite possible that the toad was right. {He} thanked her, wiped the earth off {his} nose, and went on digging.",
      "@meadow.night(hero sit) When {he} broke through at last, it was night. {Hero} did not know that. {He} sat on the top of the hill with {his} face in the wind. There was no wall on any side. “So this is it,” {he} said, and was a little disappointed, because it was not warm at all.",
    ],
    end: [
      "@meadow.dawn(hero look) “Wait,” said a lark, who was sitting in the grass close by and could not sleep for joy. “It only begins now. I announce it every day.” And she went up and sang. Far below, where the fields end, something was laid along the edge, like a thread, and the thread was warm.",
      [
        "@meadow.dawn(hero sit, mate sit) {Hero} felt it on {his} nose first. Then it came over {his} cheeks, and down to the paws. {He} had almost no eyes, but what {he} had {he} opened wide. It was not a thing. It was everything, all at once, and it was red. “It smells!” {he} whispered. “It smells of bread.” And {talker} sniffed, and really, it did.",
        "@meadow.dawn(hero sit) {Hero} felt it on {his} nose first. Then it came over {his} cheeks, and down to the paws. {He} had almost no eyes, but what {he} had {he} opened wide. It was not a thing. It was everything, all at once, and it was red. “It smells after all,” {he} whispered. “It smells of bread.”",
      ],
      "@cave(hero talk) {He} stayed until {his} fur was as hot as a loaf. Then {he} went home. Down there they were all sitting and waiting. “Well?” they asked. “It's like,” said {hero}, and could not go on. So {he} took their paws, one after another, and laid them on {his} back.",
      "@meadow.dawn(hero sit) It had kept warm. They still talk about it, in the clay and among the roots. And on each first of May they dig together in the direction that is called up, quite early, in scarves, and sit on the hill in a row with their noses to the east.",
    ],
  }),
  story({
    says: [
      role("spider", "spider"),
      /\b(?:nobody|no one|everyone|everybody|afraid|scared|lik(?:e|es|ed)|lonely|friends?|ugly|hat(?:es|ed)|wants? to be (?:good|nice|kind)|wanted to be (?:good|nice|kind))\b/i,
      /\b(?:weav\w*|wove|knit\w*|scar(?:f|ves)|gift|help\w*|friends?|invit\w*|web|blanket|shop|shoes|sew\w*|party|net|saves?|saved|kind|good)\b/i,
    ],
    lead: "spider",
    unless: /\b(?:ring|bed|dinner|mascot|school|fly|flies|bathtub|afraid of spiders|scared of spiders)\b/i,
    may: [alongside],
    after: [
      "@room(hero stand) When {hero} came into the room, the room became empty. It was always the same: a squeal, a chair that fell over, and then a very long silence. {He} had only wanted to ask how they were. “It's because you come from above,” said the clock on the wall. “You never come in as people do.”",
      [
        "+ @room.night(hero sit, mate talk) “I don't mind you,” said {talker}. “I did at first. But you hold still when it's raining, and you don't talk with your mouth full.” It was the nicest thing that anybody had said to {hero} up to then. {He} went home quite warm. And because {he} did not know how to say thank you, {he} sat down and made something, the whole night.",
        "+ @room(hero sit) So {hero} stayed in {his} corner, and made things there. {He} was good at it, and it was quiet work. {He} made them finer and finer. In the evenings {he} hung them up at the window, because there was nobody to give them to, and in the mornings, with the dew on them, people stopped outside. They did not know who had done it.",
      ],
      "One day people saw that things had been mended. The hole in the curtain was gone. There was a patch on the roof, with stitches that could not be seen. The baby had a new cap that fitted. “That must be the fairies,” they said, and put a saucer of milk on the stairs. {Hero} did not like milk. But {he} drank it, out of politeness.",
      "@village.night Then there came the night of the wind. It took the cradle with the smallest child of all, which had been standing by the window, lifted it like a leaf, and hung it in the top of the old poplar, by one handle. Nobody could climb there who weighed more than a thought.",
    ],
    end: [
      "@village.night(hero climb) {Hero} did not think of the squeals. {He} went up from below, and past them, and for once nobody ran. {He} tied while {he} climbed, a rope and one more, from twig to twig. The handle broke just as {he} had finished the last knot. The cradle fell, and there was a cry from all of them.",
      "@village.night(hero look) There it lay, in a net as fine as mist and as strong as a ship, and rocked. “Lower away,” said {hero}, quite hoarse, for {he} was not used to being listened to. The child had a cap on, with stitches that could not be seen, and now all of them looked at the stitches, and then at {hero}.",
      [
        "@room(hero talk, mate talk) “It was never the fairies,” said {talker} loudly. It was very quiet. Then the grandmother put up the chair that had been blown over, and moved it to the table. “Do you take sugar in your milk?” she asked. “I'd rather have tea,” said {hero}.",
        "@room(hero talk) It was very quiet. Then the grandmother put up the chair that had been blown over, and moved it to the table. “Do you take sugar in your milk?” she asked. “I'd rather have tea,” said {hero}. “If it isn't any trouble.”",
      ],
      "@room.dawn(hero stand) {Hero} still comes in from above. In the morning, with the dew on it, there's something new at every window, and beneath it, in the smallest stitches of all, stands: from {hero}.",
    ],
  }),
  story({
    says: [
      role("donkey", "donkey|mule|horse|pony|camel|cow|goat|ox"),
      /\b(?:refus\w*|stubborn|won't|would not|wouldn't|stopped (?:walking|moving|in the middle|and would)|never obey\w*)\b/i,
      /\b(?:walk\w*|move|moves|moved|go|sing\w*|sang|market|cart|pull\w*|ride|rides|road|carry|cross|desert|budge)\b/i,
    ],
    may: [
      role(
        "owner",
        "farmer|boy|girl|old man|old woman|milkman|merchant|peddler|pedlar|grandfather|grandmother|child|postman|man|woman|shepherd|baker",
      ),
    ],
    lead: "donkey",
    after: [
      [
        "{Donkey} stood there like a piece of furniture, with all four feet in the dust. {Owner} pulled in front. {Owner} pushed behind. A carrot was eaten, but not a step was done for it. The sun climbed. Flies came. “You've always been like that,” said {owner}. {Donkey} moved one ear, because that was true.",
        "{Donkey} stood there like a piece of furniture, with all four feet in the dust. There was pulling in front, and there was pushing behind. A carrot was eaten, but not a step was done for it. The sun climbed. Flies came. {Donkey} moved one ear, and that was all.",
      ],
      [
        "“What's it about?” asked {owner} at last, and sat down in the shade of that large grey stomach. There was no answer. It was quite pleasant there. To pass the time {owner} began to hum something, an old thing about a miller, of which {ownerhe} knew only the first half. An ear turned round. Then the second. At the end of the line there was a step.",
        "At last everybody sat down in the shade of that large stomach. It was quite pleasant there. To pass the time somebody began to hum an old thing about a miller, of which nobody knew more than the first half. An ear turned round. Then the second. At the end of the line there was a step.",
      ],
      "+ @village(donkey walk, owner walk) A line, a step; that was the rule. They came past the church like that, and past the inn, where people came out with glasses in their hands. By the bridge the first half was used up for the ninth time. “You could sing something else,” said a boy on the wall. They tried it. {Donkey} looked at the boy with such contempt that he climbed down.",
      "@meadow(donkey walk, owner walk) At the crossroads it was over. The one road leads to the market, broad and shady. The other one goes up into the hills and has not been used for years. {Donkey} turned into that one, without any song, and now there was no holding. The rope burned in their hands. “Not there!” they called. “There's nothing there!”",
    ],
    end: [
      "@garden(donkey stand) There was a house up there, with a crooked roof. In front of it on a bench sat a very old woman with white eyes, shelling peas. She put her head on one side and listened to the hoofs. Then she began to sing. It was about a miller. It was the second half. {Donkey} stood before her, and trembled, and laid a chin on her shoulder.",
      [
        "@garden(donkey stand, owner look) “I had to sell everything, when my eyes went,” said the old woman. “It's twelve years ago. I sang it on the way to the market, so that neither of us would cry, and then I could not go on.” She felt along the soft nose. “So you've been waiting for the rest,” she said. Nobody could say a word.",
        "“I had to sell everything, when my eyes went,” said the old woman. “It's twelve years ago. I sang it on the way to the market, so that neither of us would cry, and then I could not go on.” She felt along the soft nose. “So you've been waiting for the rest,” she said. Nobody could say a word.",
      ],
      "+ @garden(donkey stand, owner eat) Nobody got to the market on that day. They ate peas. They learned all the verses, and there were fourteen, and in the last one the miller gets his wife after all. When it was time to go, nobody had to pull, and nobody had to push. It is a fine thing, to walk downhill in the evening, if the song is long enough.",
      "@meadow(donkey look) Every Saturday {donkey} stops at the crossroads and looks at the hills. First there are peas, and then there's the market, and whoever wants to come along must be able to sing, or at least to hum.",
    ],
  }),
];
