import { phrase } from "../../phrase.ts";
import { type SubjectStory, story, type WrittenStory, withParagraphs } from "../../subject-story.ts";

const SKY = "cloud|moon|star|sun|rainbow|planet|comet|snowflake|raindrop|thunder|wind|breeze|storm|fog|sunbeam";
const OTHER =
  "\\b(?:friends?|lonely|alone|home|lost|replaced?|afraid|scared|find|bring|give|return|save|help|rescue|apologi[sz]e|did not want|king|queen|win|race|robot|machine|computer|sell|escape|get rid|know|stop|mermaids?|merman|fairy|fairies|mayor)\\b";
const MOVING = "boat|ship|train|plane|aeroplane|car|bus|balloon|kite|snowman|ferry|tram|bicycle|tractor|shoes?|boots?";

const WANTED = "(?:wanted|longed|wished|hoped|would love) (?:so much |badly |more than anything |for once )?to ";
const DREAMED = "(?:dreamed|dreamt) (?:only |always )?of ";

/** "It wanted to see the sea", and "it dreamed of seeing the sea". */
const ofWish = (
  [infinitive, gerund]: readonly [string, string],
  written: Omit<WrittenStory, "says">,
): SubjectStory[] => [
  story({ ...written, says: [phrase(`${WANTED}${infinitive}<aim:doing>`)] }),
  story({
    ...withParagraphs({ ...written, says: [] }, (lines) =>
      lines.map((line) =>
        line.replace(/wanted to \{aim\}/g, "dreamed of {aim}").replace(/wish to \{aim\}/g, "dream of {aim}"),
      ),
    ),
    says: [phrase(`${DREAMED}${gerund}<aim:doing>`)],
  }),
];

/** Stories of things that have a wish. */
export const thingsThatWant = [
  ...ofWish(
    [
      "(?=(?:see|visit|travel|go|walk|reach|look|get|sail|cross|fly|move)\\b)",
      "(?=(?:seeing|visiting|travelling|traveling|going|walking|reaching|looking|getting|sailing|crossing|flying|moving)\\b)",
    ],
    {
      of: "things",
      unless: new RegExp(
        `${OTHER}|\\b(?:${SKY})s? (?:named|called|that|who|which|wanted|longed|dreamed|dreamt)\\b|\\b(?:${MOVING})\\b`,
        "i",
      ),
      after: [
        "{Hero} had only ever seen what could be seen from {his} own place, and knew it all by heart. The world went on behind that, said those who came by. {Hero} wanted to {aim}. {He} had wanted it for so long that {he} no longer remembered how it had begun.",
        "“It's a long way,” said a snail who lived right beside {hero}. “I myself have been on my way to the next corner since last year.” {Hero} asked what was behind the corner. The snail did not know that yet.",
        "Then {hero} tried it. {He} swayed and strained and leaned forward until everything creaked. {He} was so heavy! By the evening {hero} had got as far as the width of a finger. In the morning people came by, said that {hero} was crooked, and put {him} straight again. “That was the wrong way,” said the snail.",
        "+ So {hero} asked all who travelled to bring something back. A gull brought a feather, a lorry driver brought a song, and the wind brought a smell that {hero} kept for days. It did not make the wish to {aim} any smaller. It only made it more exact.",
        "One day two men stood in front of {hero} with a measuring tape and a lorry. “In the way,” said the first. “Has to be moved,” said the second. {Hero} was so frightened that {he} could not make a sound. They put straps around {hero} and lifted {him} up, with a crane, as if {he} were quite light.",
      ],
      end: [
        "The lorry driver had good ears. “There's something sighing back there,” she said, and went to look. And {hero} told her all of it. The driver scratched her head and unfolded the map. “The short way to your new place takes ten minutes,” she said. “The long way takes all day. I've always liked the long way.”",
        "And so it came true, the thing that {hero} had wanted for so long. {He} stood high up on the lorry with the wind in {his} face, and it was no longer just the wish to {aim}. It was really happening. It was bigger than the song, and it smelled better than the wind. The driver stopped the engine, so that {hero} could take {his} time.",
        "Now {hero} has a new place, a little higher up than the old one. “So that was what was behind the corner,” says a small voice. The snail had held on to {hero} all the way. In the evening they sit side by side and tell each other about it, and {hero} always remembers one thing more.",
      ],
    },
  ),
  ...ofWish(["", "(?=\\p{Ll}+ing\\b)"], {
    of: "things",
    unless: new RegExp(
      `${OTHER}|^(?!.*\\b(?:${SKY})s? (?:named|called|that|who|which|wanted|longed|dreamed|dreamt)\\b)`,
      "i",
    ),
    after: [
      "Up there {hero} had plenty of time to think, and always thought the same: {hero} wanted to {aim}. {He} told it to the birds that flew by. They had been all over the world, and they had never met with such a thing. “Does that hurt?” asked a goose with sympathy.",
      "+ The others in the sky were not pleased at all. “That isn't done up here,” they said to {hero}. “We have had our order for a long, long time. Some shine, some blow and some get things wet. Where would we be, if everybody did as they liked?” {Hero} said that {he} would very much like to know that.",
      "So {hero} tried it. {He} put all {his} strength into it, and that was much too much. Down below the hats flew off, the washing got loose, and a brass band ran for shelter under a bridge. A tuba rolled all the way down the hill. {Hero} had not wanted that. {Hero} had only wanted to {aim}.",
      "+ “You do everything at once,” said a mountain, who was old and had seen much weather. “What is big ought to begin small.” {Hero} asked how small. “As small as a breath,” said the mountain, and closed its eyes again, because that had been a long speech for a mountain.",
      "{Hero} was so ashamed that {he} hid behind the mountain and did not come out. One day went by, and a second. Then it was noticed down below. The people came out of their doors and looked up. There was a gap in the sky. “Where is {hero}?” they asked. They had never known how much they would miss {him}.",
    ],
    end: [
      "A girl climbed up on a roof and put her hands to her mouth. “Come out!” she called. “Try it again! We'll hold on to our hats!” And all over the town people took hold of their hats and nodded. {Hero} looked over the edge of the mountain. There was not one angry face among them.",
      "This time {hero} began quite small, no bigger than a breath. {He} came lower, carefully, a little at a time. And look, it worked. That was no longer only the wish to {aim}: it was happening. Nothing flew away. The people stood with their heads back, and the girl on the roof was laughing. {Hero} had never felt so light.",
      "{Hero} does {his} work up there again, as it should be done. But now and then, on a quiet evening, the people carry their chairs outside and hold on to their hats. They look up, and wait. “Now,” whispers the girl, and {hero} begins, as small as a breath.",
    ],
  }),
  ...ofWish(["", "(?=\\p{Ll}+ing\\b)"], {
    of: "things",
    unless: new RegExp(`${OTHER}|\\b(?:${SKY})s? (?:named|called|that|who|which|wanted|longed|dreamed|dreamt)\\b`, "i"),
    after: [
      "{Hero} thought of it early in the morning and late at night. {Hero} wanted to {aim}, and told everyone who came past. Most of them had not known that {hero} could talk, and dropped their shopping. {Hero} ought to be content, they said.",
      "The others of {hero's} kind said so too. “The likes of us don't do that,” they said. “Who told you so?” asked {hero}. They thought about it for a day. “It has always been like that,” they said in the end, and that was no answer. So {hero} made up {his} mind.",
      "The first try came to nothing. {Hero} went at it with all {his} strength and much too fast, and everything creaked. When the dust had settled, {hero} was not one bit nearer to it than before. The sparrows talked about it for a week, and they did all the voices. {Hero} pretended not to hear.",
      "+ There was one small sparrow who did not laugh. She came every evening and wanted to hear about it. {Hero} told her about the wish to {aim}, and how that would be, and what {he} would do first. “And then?” asked the sparrow. {Hero} always knew some more.",
      "But it is hard to wish for something so long. {Hero} talked about it less and less. {He} did {his} work as well as ever, and there was nothing to complain about. Only at night, when {he} thought that nobody was looking, {hero} still wanted to {aim}, and sighed so deeply that it went through the walls.",
    ],
    end: [
      "The sighing had woken the whole neighbourhood. “That's {hero},” they said to each other. “{Hero} has always been there for us, and when were we ever there for {hero}?” In the morning they came, every one of them, with whatever they had that might be of use. {Hero} did not understand at first.",
      "“You wanted something,” they said. “Tell us how it is done.” They lifted and held and made room, and the sparrows shouted left and right. And this time it was more than the wish to {aim}. It was happening! {Hero} felt it from top to bottom. It was wobblier than {he} had thought, and louder, and it was a hundred times more beautiful.",
      "Now {hero} is back at {his} work, and does it well. But in the evening the young ones of {his} kind crowd round and want to hear it all from the start. There is always one who says that the likes of them don't do that. “Who told you so?” asks {hero}.",
    ],
  }),
];
