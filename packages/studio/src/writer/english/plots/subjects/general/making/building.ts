import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, FOR_NO_PERSON, IN_ORDER_TO, PARTNER } from "./by-them.ts";

const BUILT = `${BY_THEM}(?:built|(?<=to )build)`;
const NOT_BUILT =
  /\b(?:murder\w*|kill\w*|fake|dies|died|dead|death|evil|mad|jealous|best friend|(?:a|the|high|huge|great) wall|(?:built|build)[^.]* to (?:save|rescue|escape|flee|stop|fight|defeat|catch|trap|steal|control|take over|rule|destroy|get revenge)|bomb|weapons?|trap|trail|cage|prison|bonfire|snowman|(?:built|build) (?:a|an|his|her|their) (?:new |whole |better )?(?:life|career|future|reputation|business|company|empire|army|family|friendship))\b/i;
const PART_OF_WORK = [BEGINS, ...PARTNER, ...also("secret\\w*", "help(?:s|ed)?", "dream\\w*")];

/** Stories of building something. */
export const building = [
  story({
    says: [phrase(`${BUILT} <work:thing>`), phrase(`${BUILT} [^.]*?\\b${IN_ORDER_TO}<goal:doing>`)],
    may: [phrase("(?:out of|from) <material:thing>"), ...PART_OF_WORK],
    unless: NOT_BUILT,
    after: [
      "It began with a drawing. {Hero} drew {thework} from the front, from the side and from above, and underneath {he} wrote in big letters what it was for: “To {goal}.” The drawing looked splendid. “It can't be so hard,” said {hero}. The drawing did not show the hard parts.",
      [
        "“You want to make it out of {material}?” said everybody who saw the drawing. “That will never hold.” {Hero} only nodded. {He} had thought about {thematerial} for a long time. Others threw such things away, and {hero} had looked at them and seen {thework} at once.",
        "Then came the collecting. {Hero} and {partner} carried home everything that {thework} needed, one armful after the other, and laid it out in rows. {Partner} counted the pieces. {Hero} counted them again and came to another number. So they agreed to begin, and to count later.",
        "Then came the collecting. {Hero} carried home everything that {thework} needed, one armful after the other, and laid it out in rows. {He} counted the pieces, and came to a different number each time. So {hero} decided to begin with the building and to count later.",
      ],
      "+ The building took much longer than {hero} had thought. What was too long had to be made shorter, and what was too short had to be begun again. Every evening {hero} went round {thework} once more before {he} went to sleep, and pressed a little here and there to see if it would hold.",
      "At last {hero} had finished {thework}, and only one small piece was left over. {Hero} looked at it from all sides, could not think where it belonged, and put it down. That was the mistake. At the very first try {thework} gave a long creak, leaned over to one side, and fell to pieces.",
      [
        "{Hero} sat down among the pieces and hid {his} face. “It was silly to think that I could do it,” {he} said. {Partner} did not say that it was not so bad. {Partner} crept about between the pieces until {partnerhe} had found the small one that had been left over. “Now we know where this belongs,” said {partner}. “In the middle.”",
        "{Hero} sat down among the pieces and hid {his} face. All that work, and now it was worse than before the beginning! When {he} looked up again, the small piece that had been left over lay right in front of {him}. {Hero} picked it up, turned it round, and suddenly knew where it belonged: in the middle.",
      ],
    ],
    end: [
      "The second time everything went twice as fast, because {hero} knew all the mistakes already. The small piece came first, and the rest round it. {Hero} pushed {thework}, shook it and finally leaned against it with all {his} weight. {Thework} creaked once, as if it wanted to show that it could, and held.",
      "And then it was time to {goal}. {Hero} was so excited that {he} forgot to breathe for a moment. But nothing leaned over, and nothing fell off. {Thework} did exactly what it had been built for, and {hero} laughed out loud, and could not stop for a long time.",
      "The drawing still hangs on the wall, a bit torn at the corners. Under the big letters {hero} has written one more word, with a very thick pen: “Done.” And behind it, much smaller: “Don't forget the piece in the middle.”",
    ],
  }),
  story({
    says: [phrase(`${BUILT} <work:thing>(?: (?:in|on|with|from|out of) [^.,]{1,30}?)? for <person:somebody>`)],
    may: [
      phrase("(?:out of|from) <material:thing>"),
      /\b(?:built|builds?|building)\b[^.]*? for [^.]+/,
      ...PART_OF_WORK,
    ],
    unless: new RegExp(`${NOT_BUILT.source}|${FOR_NO_PERSON}`, "iu"),
    after: [
      "Before {hero} touched a single piece, {he} asked {himself} three questions: how big {person} {personwas}, what {person} liked best, and what {person} would never dare to ask for. The third question was the hardest. {Hero} thought about it for two days. Then {he} began to build {thework}.",
      "It was to be a surprise. So {hero} covered {thework} whenever there were steps outside, and whistled as if {he} {was} doing nothing at all. {Hero} whistled so badly that soon everybody knew that there was a secret. But nobody knew that it was for {person}.",
      [
        "+ There was not much to build with. {Hero} had {material}, a few things that others had thrown away, and a lot of time. {He} turned {thematerial} this way and that way. “For {person},” {he} said again and again, as if that were a tool, and a little later {he} knew how to go on.",
        "+ There was not much to build with. {Hero} used what was there, and what others had thrown away, and a lot of time. Every piece was turned this way and that way. “For {person},” {he} said again and again, as if that were a tool, and a little later {he} knew how to go on.",
      ],
      "Then, when {thework} was almost ready, {hero} saw that something at the back was crooked. It was only a little crooked, and only at the back. {Person} would never notice. {Hero} covered {thework} up and went to bed. But {he} could not sleep. “But I would notice,” {he} thought, each time that {he} turned over.",
      "So {hero} got up and took half of {thework} apart again. {He} worked slowly, with {his} tongue between {his} teeth, and made each part once more, straight this time. In the end the back of {thework} was as straight as the front.",
    ],
    end: [
      "And then {person} saw {thework} for the first time. {Person} did not say a word. {Hero} waited, and {was} suddenly afraid that all three answers had been wrong. {Person} came nearer, touched {thework} very carefully, and looked at it from the left and from the right. And then there was a smile, a small one first, and then the biggest that {hero} had ever seen.",
      "Then {person} went round to the back, where nobody ever looks. Down in the corner {hero} had drawn a very small heart, where only {person} would ever find it. {Person} found it. {Person} came back, and hugged {hero} so hard that {hero} could not speak.",
      "At the front there are many scratches by now, because of all that use. The back is as straight as on the first day. {Hero} mends what has to be mended. “Who is it for?” people sometimes ask, and {hero} doesn't have to think about the answer any more: “For {person}.”",
    ],
  }),
  story({
    says: [phrase(`${BUILT} <work:thing>`), /\b(?:built|builds?|building)\b[^.]*? so that (?<purpose>[^.]+)/],
    may: [phrase("(?:out of|from) <material:thing>"), ...PART_OF_WORK],
    unless: new RegExp(
      `${NOT_BUILT.source}|\\bso that [^.]*\\b(?:smil\\w*|laugh\\w*|happy|lonely|alone|sad|afraid|scared|homesick|forget|remember|sleep|cry\\w*|miss)\\b`,
      "i",
    ),
    after: [
      "Everybody had got used to it as it was. Nobody but {hero} had ever thought of {work}. “What for?” they asked when {hero} told them. {Hero} explained it as well as {he} could: so that {purpose}. They shook their heads and went away. On the next morning {hero} began to build {thework}.",
      [
        "The first days were easy, and then came the others. {Hero} and {partner} carried and lifted, measured and fitted. In the evening they were so tired that they fell asleep over their soup. But {thework} grew by a piece each day, and {partner} could say by heart what was to come next.",
        "The first days were easy, and then came the others. {Hero} carried and lifted, measured and fitted. Some things needed one more pair of hands, and there was none. So {hero} held one end fast with a stone and ran round to the other. It was slow, but {thework} grew by a piece each day.",
      ],
      "+ There were always some who stood there and watched. They sat in a row as if {thework} were a play, and brought something to eat. {Hero} let them watch. When it got cold they went home, and {hero} could go on with {thework} in peace.",
      "Then came a night of wind and rain. {Hero} lay awake and listened. In the morning half of {thework} was gone, and the other half lay in the mud. {Hero} stood before it and could not move. It had been so much work, and it had only had one reason: so that {purpose}.",
      "“You're not going to give up now, are you?” said a voice. It belonged to one of those who had shaken their heads at the beginning. “I've been watching you every day,” he said. “What would I have to look at?” And he bent down, pulled a piece of {thework} out of the mud, wiped it clean, and asked {hero} where it belonged.",
    ],
    end: [
      "After him came the second and the third. One carried, one held, and one called out what was crooked. In the evening {thework} stood there again, stronger than before, and {hero} put in the last piece.",
      "They all stepped back. There was a silence. Then {thework} did what it was built for, and everybody could see what {hero} had seen in {his} mind from the first day on. “So that's what it's for,” they said. {Hero} could not answer. {He} only nodded, and wiped the mud and the tears from {his} face.",
      "Now nobody can remember how they ever lived without {thework}. When strangers ask who had the idea, all those who had shaken their heads lift their hands. {Hero} doesn't mind. {He} sits nearby, looks at {thework}, and sees every day what {he} built it for.",
    ],
  }),
  story({
    says: [
      phrase(`${BUILT} <work:thing> for`),
      /\bfor (?<guests>(?:(?:the|all|all the|some|his|her) )?(?:(?:homeless|stray|wild|hungry|lost|little|tired|lonely|injured|old|migrating|forest) )*(?:bees|birds|cats|dogs|hedgehogs|squirrels|butterflies|bats|frogs|swallows|owls|animals|insects|ducks|mice|ladybirds|toads|turtles|storks|bumblebees|penguins|sparrows))\b/,
    ],
    may: [phrase("(?:out of|from) <material:thing>"), /\b(?:built|build)\b[^.]+/, ...PART_OF_WORK],
    unless: NOT_BUILT,
    after: [
      "{Hero} lay on {his} stomach for a whole day and only watched. {He} wanted to know how {guests} went in, how they turned round, and where they liked to sleep. Then {he} drew {thework}. On the drawing everything had its place: a door, a bed, and a view.",
      [
        "{Hero} and {partner} built {thework} as if for a king. They smoothed every edge, so that nothing could scratch {guests}, and {partner} put in something soft. When the last piece was in its place, they hung up a small sign: “Welcome.” Then they hid, and waited.",
        "{Hero} built {thework} as if for a king. {He} smoothed every edge, so that nothing could scratch {guests}, and put in something soft. When the last piece was in its place, {he} hung up a small sign: “Welcome.” Then {hero} hid, and waited.",
      ],
      "Nothing came. It did not come on the first day, and it did not come on the second. {Hero} saw how {guests} stopped in front of {thework}, looked, and turned round again. “They don't like it,” {he} said, and went through everything once more: the door, the bed, the view. {He} could not find what was wrong.",
      "+ {Hero} made the door bigger, and later smaller. {He} turned {thework} to the morning sun, and after that to the evening sun. {He} put food in front of it, and in the morning the food was gone. But the bed had not been touched. It was as smooth as on the first day.",
      "Then it got cold, and a storm came. {Hero} ran out to look after {thework}. Nothing had fallen down. But the sign had gone, and the paint was scratched, and leaves and mud had been blown in until nothing was smooth any more. All that work! {Hero} wanted to clear it up. Then {he} heard something inside.",
    ],
    end: [
      "{He} knelt down, held {his} breath, and looked in. There they were. In between the leaves and the mud, {guests} lay close together, warm and dry, and had never been so comfortable. {Hero} began to understand. It had been too new. It had smelled of paint and of glue, and not of home.",
      "{Hero} did not clear up anything. {He} went away on tiptoe, and that night {he} slept as well as {guests}. In the morning more of them came, and they told others, in the way that they have. By the end of the week there was no bed free in {thework}.",
      "Nothing about {thework} looks like the drawing any more. Everything is brown and crooked and full of moss, and {guests} would not want it any other way. {Hero} still lies there on {his} stomach for whole days. {He} does not want to know anything. {He} only likes to listen.",
    ],
  }),
];
