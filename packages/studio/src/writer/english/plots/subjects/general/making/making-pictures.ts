import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, CLOSE, FOR_NO_PERSON, PARTNER } from "./by-them.ts";

const NOT_MADE =
  /\b(?:murder\w*|kill\w*|police|stole\w*|thief|forge\w*|fake|ghosts?|magic\w*|come[s]? (?:to life|alive|true)|came (?:to life|alive|true)|real|door|secret\w* messages?|contest|competition|blind|losing (?:his|her) sight)\b/i;

/** Stories of drawing, painting, knitting and writing something. */
export const makingPictures = [
  story({
    says: [
      phrase(
        `${BY_THEM}(?:painted|drew|sketched|(?<=to )(?:paint|draw|sketch)) (?:an?|the|his|her|their|one)(?: last| first)? (?:(?:[a-z]+ )?(?:picture|portrait|painting|drawing) of )?(?<subject>(?:(?:an?|the|his|her|their) )?(?:\\p{Ll}[\\p{L}'’-]* ){0,3}?\\p{Ll}[\\p{L}'’-]*)(?= (?:of|in|on|for|that|from|with|to|at|about|so|and|because|every)\\b|[.,])`,
      ),
    ],
    may: [
      new RegExp(`(?:picture|portrait|painting|drawing) of ${role("sitter", CLOSE).source}`, "u"),
      new RegExp(`\\bfor ${role("person", CLOSE).source}`, "u"),
      /\b(?:paint(?:ed|s)?|draws?|drew|sketch(?:ed|es)?)\b[^.]+/,
      BEGINS,
      ...also("one last", "shy"),
    ],
    unless: new RegExp(
      `${NOT_MADE.source}|\\b(?:murals?|walls?|houses?|fence|border|lines?|street|moustaches?|conclusions?|himself|herself|itself|themselves|nails|faces?|eggs|numbers|attention|the short straw|map|boat|mirror|steam|sand|snow|ice|pavement|stones?|skin|people|die|chalk|pencil|crayon)\\b`,
      "i",
    ),
    after: [
      "{Hero} sat in front of the empty paper, and the empty paper looked back. It was so white. In {his} head {hero} could see {thesubject} quite clearly, down to the smallest corner. But as soon as {hero} touched the paper, it all came out quite differently. The first sheet landed on the floor.",
      "The second sheet landed on the first. On the third it was {thesubject}, if you knew about it. “Is that a potato?” asked the neighbour, looking over {hero's} shoulder. After that {hero} worked only when nobody was there.",
      "+ {He} looked more than {he} painted in those days. {He} looked at where the light came from and where it went. {He} saw that no shadow is black, and that the edge of a thing is never a line. On the way {hero} bumped into people, because {he} {was} still looking. Then {he} went home and tried again.",
      "Then it was nearly right. {Hero} wanted to make it better still, and better than that, and worked on it until late. {He} took a step back, and hit a glass with {his} elbow. The water ran right across the picture, from the top to the bottom. {Hero} watched it run, and could do nothing.",
      "{He} put out the light and sat in the dark. It was all spoiled. When the morning came, {hero} did not want to look, and then {he} looked. The water had dried. It had run through all that was too exact, and had made it soft. And there, for the first time, {hero} saw {thesubject} on the paper just as in {his} head.",
    ],
    end: [
      "{Hero} did only three more things to the picture: one light, one dark, and one very small touch of colour in the middle. Then {he} put everything down, although it was hard to stop. The neighbour was standing behind {him} again, and said nothing about potatoes this time. “Oh,” said the neighbour.",
      [
        "Then {hero} brought it to {person}, and put it where {person} could see it best. {Person} did not say anything for a long time. Then {person} took {hero} by the hand. “How did you do that?” asked {person}, and pointed at the softest place of all. “With my elbow,” said {hero}.",
        "Then {sitter} came in, and stopped in front of it. {Sitter} looked and looked, as if into a mirror, only longer. “Is that how you see me?” asked {sitter}. {Hero} nodded. {Sitter} pointed at the softest place of all. “How did you do that?” “With my elbow,” said {hero}.",
        "From then on {hero} did not hide it any more. People came and stood in front of it, one after the other, and got quiet. Each of them saw something different that they knew. “How did you do that?” they asked, and pointed at the softest place of all. “With my elbow,” said {hero}.",
      ],
      [
        "The picture hangs in the best light now, where {person} can see it first thing every morning. {Hero} sits in front of an empty paper again, and the empty paper looks back, as white as ever. And quite close to {his} elbow stands the glass of water.",
        "The picture hangs in the best light now. {Hero} sits in front of an empty paper again, and the empty paper looks back, as white as ever. But {he} looks at it quite calmly now. And quite close to {his} elbow stands the glass of water.",
      ],
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:knitted|crocheted|(?<=to )(?:knit|crochet)) <piece:thing>`),
      /\b(?:knit|crochet)\p{L}* [^.]*? for\b/u,
    ],
    may: [
      phrase("(?:knit(?:ted)?|crochet(?:ed)?) (?:[^ .]+ ){1,6}?for <wearer:thing>"),
      /\b(?:knit(?:ted|s)?|sew(?:ed|s)?|crochet(?:ed|s)?|we[ao]ves?|wove|stitch(?:ed|es)?)\b[^.]+/,
      BEGINS,
    ],
    unless: new RegExp(`${NOT_MADE.source}|\\b(?:sa(?:ys|id)|r[au]ns? out|but|But)\\b`),
    after: [
      "It was not easy to find the right wool. One was too thin and one was too rough, and the most beautiful was only half a ball. “It has to be warm,” {he} said to {himself}, “and it has to be the right colour.” Then {hero} began with {thepiece}.",
      [
        "Row after row it grew. {Hero} worked when {he} had a free minute and when {he} had none. With each row {he} thought of {thewearer}. So there was a thought in every stitch, a funny one here, a worried one there, and {thepiece} got quite thick with it.",
        "Row after row it grew. {Hero} worked when {he} had a free minute and when {he} had none. With each row {he} thought of who it was for. So there was a thought in every stitch, a funny one here, a worried one there, and {thepiece} got quite thick with it.",
      ],
      "+ “Who is that for?” asked everybody who passed. Some laughed when they heard it. “Nobody has ever made such a thing,” they said. {Hero} counted stitches with {his} lips and could not answer. It was just as well. If {he} had begun to explain, {he} would have lost count, and {thepiece} would have got a hump.",
      "When it was nearly finished, {hero} held it up to the light. {He} gave a cry. Right at the beginning, in one of the first rows, there was a hole, only one dropped stitch. But it was running. While {hero} looked, it ran up row after row, and behind it {thepiece} opened like a zip.",
      "{Hero} caught the stitch with {his} last needle, just below the edge. And now? Everything would have to be undone, down to the beginning. {He} sat there with {thepiece} in {his} lap and could have cried. Then {he} thought of the half ball.",
    ],
    end: [
      "It was the most beautiful wool, and it was just enough. {Hero} did not hide the long ladder that the stitch had made. {He} closed it with the other colour, row after row, so that a bright path ran up through {thepiece} from one end to the other. It looked as if it had always been meant that way.",
      "And then came the moment. {Thepiece} fitted as if it had been poured on. Everybody came to look at it, even those who had laughed. “The path is the nicest thing about it,” they said. {Hero} put one hand on it. It was warm, and it was exactly the right colour.",
      "Since then it has been worn and used on every cold day. The bright path has got soft like fur, because it is what everybody strokes first. {Hero} has begun something new. {He} has bought enough wool this time. Only in one place, right at the beginning, {he} dropped a stitch, on purpose.",
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:wrote|composed|(?<=to )(?:write|compose)) <text:thing>`),
      phrase("(?:wr[io]tes?|compos(?:ed|es)) [^.]*?\\b(?:for|about) <reader:somebody>"),
      /\b(?:poems?|songs?|book|stor(?:y|ies)|play|lullaby|speech|symphony|melody|piece|rhyme|novel|opera)\b/,
    ],
    may: [/\b(?:wr[io]tes?|compos(?:ed|es))\b[^.]+/, BEGINS],
    unless: new RegExp(
      `${NOT_MADE.source}|\\b(?:letters?|deaf|diary|obituar\\w+|newspaper|died|dead|late|years ago)\\b`,
      "i",
    ),
    after: [
      "{Hero} sharpened the pencil until it was only half as long. Then {he} wrote the name at the top, because that was the only thing that {he} knew for sure. It was for {reader}. Under it the page was empty. “It has to begin beautifully,” thought {hero}.",
      "{He} tried it with big words. They sounded as if somebody else had sent them. {He} tried it with rhymes, and the only rhyme that came was the wrong one. The basket filled with crumpled paper. Whenever {hero} crossed out a line, {he} could hear what {reader} would say to it.",
      "+ {Hero} took the paper along everywhere, and wrote on {his} knee and on the backs of bills. Once {he} had the best line of all in {his} head, and nothing to write with. {He} said it to {himself} the whole way home, in time with {his} steps. Then a dog barked, and it was gone.",
      "At last {thetext} was finished, every line of it. {Hero} read it aloud in the empty room. It was long, it was clever, and it could have been for anybody. {Reader} was not in it. {Hero} tore it up into very small pieces and put on {his} coat.",
      "Outside {hero} thought of how {reader} laughed, and of the way {readerhe} said good morning. {He} thought of that one day in the rain that only the two of them knew about. {Hero} stopped. There it was. {He} had no paper, and wrote the beginning on {his} hand.",
    ],
    end: [
      "After that it came by itself. The words were quite small, and each of them was true. {Hero} did not cross out a single one. When it was morning, {he} laid down the pencil, which was now so short that {he} could hardly hold it. ",
      "{Hero's} voice shook when {he} brought {thetext} to {reader}. Then it did not shake any more. {Reader} listened with {readerhis} whole face. At the place with the rain {reader} began to laugh, and {readerhis} eyes got wet. “You still know that?” said {reader}. “I thought I was the only one.”",
      "From that day on {reader} kept {thetext} where {readerhe} could find it in the dark. It was folded so often that it nearly fell into four pieces. {Hero} offered to write it out again, but {reader} did not want that. {Hero} had washed {his} hand long ago, and still remembered every word.",
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:made|(?<=to )make) <gift:thing> (?:for|out of|from)`),
      phrase("ma(?:de|kes?) (?:[^ .]+ ){1,6}?for <person:somebody>"),
      /\b(?:present|gift|lantern|bracelet|necklace|kite|doll|toy|card|crown|mask|costume|dress|box|basket|quilt|blanket|puppet|bouquet|ring|hat|scarf|cap|coat|shoes|boots|chair|cradle|bed|flute|drum|instrument|album|puzzle|game|bird|boat|star|music box)\b/,
    ],
    may: [/\bma(?:de|kes?)\b[^.]+/, BEGINS, ...PARTNER],
    unless: new RegExp(
      `${NOT_MADE.source}|${FOR_NO_PERSON}|\\b(?:made (?:friends|fun|sure|money|plans|a (?:deal|promise|wish|mistake|fire))|died|dead)\\b`,
      "iu",
    ),
    after: [
      "There was no money to buy anything, and bought things were not what {hero} wanted. {Thegift} had to be made. {He} looked through everything {he} had, and laid what was pretty on one side. It was a very small pile. {Hero} looked at it, thought of {person}, and began.",
      "{He} cut and glued, folded and tied. {Person} was not to know anything of it. If there were steps, {hero} sat down on {thegift}, and once {he} sat down on the glue as well. “Why don't you get up?” they asked {him}. “I'm comfortable,” said {hero}, and did not move until they had gone.",
      "+ {Hero} tried to find out what {person} liked best without asking for it. So {he} asked about the weather, and about colours in general. {Person} seemed to notice nothing. At night {hero} tried it again with another colour. It was better. It was so much better that everything else had to be done once more.",
      "When {thegift} was ready, {hero} put it on the table and saw what the others would bring. Everything that they had was big and new, and came out of shops, with gold paper and silk ribbon. Next to that {thegift} looked small. It looked as if {hero} had made it {himself}. {Hero} pushed it under {his} coat.",
      "“I've forgotten mine,” {he} said, when it was {his} turn, and felt how {his} ears got hot. Then something happened under the coat. {He} had held {thegift} too tightly, and a bit of it fell out, right in front of {person}. {Person} bent down and picked it up, and looked at it for a very long time.",
    ],
    end: [
      "“You made this?” asked {person}. {Hero} nodded and pulled out the rest. {He} tried to say that it was crooked, and that the glue was not quite dry. But {person} was not listening. {Person} had taken {thegift} in both hands, and turned it, and found every single thing that {hero} had thought of.",
      "“Nobody has ever sat on glue for me,” said {person}, who had noticed everything after all. Then {person} hugged {hero}, carefully, so that nothing would break. The big things stood about in their gold paper. It took until the evening before anybody remembered to open them.",
      "From that day on {person} would not part with {thegift} for anything. One side came off and was stuck on again. “Where did you get that?” people asked, and {person} told them, from the glue to the coat. And {hero} sat there and got hot ears each time.",
    ],
  }),
];
