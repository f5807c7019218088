import { role, story } from "../subject-story.ts";

const PETS =
  "hamster|guinea pig|rabbit|mouse|gerbil|tortoise|turtle|snake|lizard|parrot|frog|rat|goldfish|budgie|iguana|gecko|snail|stick insect|spider|tarantula|chameleon|chinchilla|ferret|hedgehog";
const LOST =
  /\b(?:escap\w*|loose|r[au]n(?:s|ning)? (?:away|off)|g[eo]ts? out|got out|los(?:es|t|ing)|disappear\w*|missing|vanish\w*|empty|gone)\b/i;

/** Stories of the animals that live in a classroom. */
export const classPets = [
  story({
    says: [
      role("beast", PETS),
      /\b(?:class|classroom|class's|school|teacher)\b/i,
      /\b(?:weekend|holidays?|home|looks? after|looked after|look after|summer|half term|over (?:the )?christmas|babysit\w*|in charge|care of)\b/i,
      LOST,
    ],
    of: "people",
    unless: /\b(?:play|teachers' lounge|staff ?room|died|dies|dead|robot)\b/i,
    after: [
      "@room(hero look) The door of the cage stood open by the width of a finger, no more. But a finger was enough. In the straw there was a hollow, and it was still a little warm. “Come out,” said {hero}, “please.” Nothing rustled. On Monday twenty-six children would ask one question, and they would all ask {hero}.",
      "+ @kitchen(hero look) {He} looked in everything that had a hole: in slippers, in the piano, in Grandma's handbag. {He} laid a trail of flour on the kitchen floor, to find footprints. The next morning there were footprints, lots of them, but they were Dad's, on his way to the fridge.",
      [
        "@room(hero look, mate look) “Think like {thebeast},” said {talker}. So they lay down on their tummies and thought like {thebeast}. From down there the flat was quite different. The sofa was a mountain range. Under the cupboard there was a valley full of fluff. “Where would you go?” asked {talker}. “Where it's warm,” said {hero}, “and where I could hear everybody.”",
        "@room(hero look) At last {hero} lay down on {his} tummy and tried to think like {thebeast}. From down there the flat was quite different. The sofa was a mountain range. Under the cupboard there was a valley full of fluff. “I'd go where it's warm,” thought {hero}, “and where I could hear everybody.”",
      ],
      "+ @room(hero write) On Sunday evening {hero} wrote a letter to the class. “Dear all, it was only for one minute,” it began. {He} crossed that out. “Dear all, it was my fault.” That was harder to write, but afterwards it looked better.",
      "@bedroom.night(hero sit) That night {hero} could not sleep. {He} lay there and listened, and when everything was quiet, when the fridge had stopped humming and the stairs had stopped creaking, there was a sound. It was tiny. It went crunch, crunch, crunch. It came from the school bag.",
    ],
    end: [
      "@bedroom.night(hero look, beast eat) {Hero} crept out of bed with a torch. There in the bag, between the maths book and the pencil case, sat {thebeast}, and was eating the letter. {Beasthe} had got as far as “my fault”. Around {beasthim} lay everything that is important: an apple core, a sock of {hero's}, and the class photograph, chewed round the edges, but with all the faces left on.",
      "@bedroom.night(hero sit, beast sit) “You packed,” whispered {hero}. “You wanted to be there on time.” {Thebeast} looked up with full cheeks. {Hero} sat down on the floor beside the bag, very quietly, and stayed there till it got light, with one finger on a small warm back.",
      "+ @classroom(hero talk) On Monday {hero} told them the whole thing, even though nobody would ever have known. It was so quiet that you could have heard a nibble. “Can I be next?” asked the boy by the window, and they all shouted at once. The teacher made a list. At the top of it she wrote: check door twice.",
      "@classroom(beast sit) The letter is pinned to the wall over the cage. Only the end of it is left. It says: “…but {thebeast} is fine. Love, {hero}.”",
    ],
  }),
  story({
    says: [role("beast", PETS), /\b(?:class(?:room)?|class's|school|teacher)\b/i, LOST],
    unless:
      /\b(?:inspection|noticing|play|musical|teachers' lounge|staff ?room|died|dies|dead|robot|police|murder\w*|fault|guilty)\b/i,
    after: [
      "@classroom There were twenty-four children in the class, and every one of them had only had a quick look. Nobody had left the door open. It must have opened by itself. “Nobody moves,” said the teacher, “and nobody sits down without looking first.” That was when they all noticed how many places there are to sit.",
      "@classroom They drew posters. “WANTED”, it said, and below that was {thebeast}, drawn from memory, twenty-four times, and once with wings. They put a slice of cucumber at every corner of the corridor. By noon all the cucumber was gone, but it turned out that this had been the boy with the big appetite.",
      "@classroom “Quiet,” said the quietest girl of all. She said so little that they had nearly forgotten her voice. “I can hear something.” They held their breath, and twenty-four held breaths make a very deep silence. In the silence there was a rustle. It came from the middle of the room, where nothing was but the teacher's chair, with her bag on it.",
      "+ @classroom The bag moved a little to the left. The teacher went pale. “My sandwich is in there,” she whispered. They stood round it in a circle. Nobody dared to put in a hand, except for the boy with the big appetite, and he was not allowed to.",
    ],
    end: [
      "@classroom(beast walk) The quiet girl knelt down and began to hum, quite softly, the song they always sang in the morning before the register. The bag stopped moving. Slowly a small face came over the edge, and then the whole of {thebeast} came out, with a bit of lettuce on {beasthis} head, and looked at them all as if they were late.",
      "@classroom(beast walk) “It's the song,” said the quiet girl. “You always sing it when you open the cage. So when nobody was singing, {thebeast} went to look for us.” It was the longest speech that she had ever made. Twenty-four children sang, and {thebeast} walked all by {beasthimself} over the tables, through the middle of the sums, and into the cage.",
      "@classroom Now they have a keeper for the door, a different one each day, with a badge. It's a great honour. The teacher brings two sandwiches, and one of them has only got lettuce on it.",
      "@classroom(beast stand) The posters are still hanging there. “FOUND” is written across every one of them in red. If you hum as you go by, something stirs in the straw.",
    ],
  }),
  story({
    says: [
      /\b(?:caterpillars?|chrysalis|cocoon|butterfl\w+)\b/i,
      /\b(?:class\w*|school|teacher|kindergarten|pupils)\b/i,
      /\b(?:empty|gone|disappear\w*|missing|vanish\w*|search\w*|escap\w*)\b/i,
    ],
    unless: /\b(?:dinosaur|dragon|easter|alien|farm|crocodile)\b/i,
    after: [
      "@classroom There had been a lid on it, with holes, and the lid was still there. That was the odd thing. “It can't have gone,” said the tallest boy. “It can't even walk properly.” They all put their eyes to the glass, so that the glass went misty, and then there was even less to see.",
      "@classroom They looked on the window sill and behind the map of the world. They looked at each other from all sides. “Don't step on anything,” said the teacher, and after that the whole class walked like storks. A girl called Ottilie cried because she had dreamed of it. Somebody thought that the cleaner had done it. The cleaner had only watered the plants.",
      "@classroom When they had searched everything, they sat down on the floor. They told each other what they had liked about it. It had eaten round holes. It had never been in a hurry. “I once told it something,” said the tallest boy, “that I haven't told anybody.” They all went quiet then. It turned out that he had not been the only one.",
      "+ @classroom They left a leaf on the window sill that evening, with a note. “You don't have to come back,” it said. “We only want to know if you are well.” The spelling was mixed, since everyone had been allowed to write one word.",
    ],
    end: [
      "@classroom A week went by, and then another. It was in the middle of a sum, on a warm morning, that Ottilie put up her hand and did not say anything. She only pointed. On the map of the world, on the underside of the wooden rail, where no one had looked because you have to lie down for it, hung something the size of a bean. And the bean was moving.",
      "@classroom They lay down on the floor, all of them, the teacher as well, in her good skirt. It took the whole of maths and half of reading. There was a crack, and then a bit of something crumpled, like a paper that somebody has thrown away. And then the crumpled thing spread itself out, slowly, in the sunshine, and nobody said a word.",
      "+ @classroom “It was there all the time,” whispered the tallest boy. “It heard everything.” They opened the window. It sat on the sill for a moment beside the old leaf, as if to make sure about something. Then it let itself drop into the air, and the air carried it.",
      "@classroom The jar stands there with its lid off. Nobody puts anything into it. They call it the front door.",
    ],
  }),
];
