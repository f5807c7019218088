import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const FIGURE =
  /^(?:There was (?:once )?)?(?:An?|The|Two) (?:[\p{L}-]+ ){0,3}?(?:snowman|snowwoman|wind|moon|sun|cloud|star|scarecrow|lighthouse|ghost|giant|troll|dragon|monster|yeti|moth|fish|frog|toad|hedgehog|cactus|candle|tree|umbrella|kettle|lantern|lamp|statue|wave|sea|raindrop|snowflake|mermaid|vampire|bear|fox|penguin|mouse|snail|cat|dog|bird|bee|whale|mountain|river)\b/iu;
const THING =
  /^(?:There was (?:once )?)?(?:An?|The) (?:[\p{L}-]+ ){0,3}?(?:mirror|clock|lamp|bell|sign|door|crystal ball|radio|scales|scarecrow|statue|book|oracle|compass|map|alarm clock)\b/iu;

/** Stories of tale figures and things that are in love, tired, or helpful on the way. */
export const fallenInLove = [
  story({
    says: [
      FIGURE,
      phrase(
        "(?:fell|falls|has fallen|had fallen|was|were) (?:secretly |madly |hopelessly |deeply )?in love with <love:thing>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|dies|marr\w+|husband|wife|eat|prey|hunter|robot|android)\b/i,
    after: [
      "It had happened in a single moment. {Hero} had looked up, and there was {thelove}, and everything else went quiet. From then on {he} was no use for anything. {He} counted the hours when {he} could see {thelove}, and the hours when {he} could not, and there were always too many of the second kind.",
      "+ “You and {thelove}?” said the others. “Have you looked at yourself?” {Hero} had. {He} knew quite well that the two of them did not go together. Where {hero} was at home, {thelove} could not live for long, and it was the same the other way round. That did not change anything.",
      "{Hero} tried to say it. {He} practised on a post, and the post took it well. But when {he} was near {thelove}, every word had gone. {Hero} only sighed. It was a deep sigh, and it said more than {he} had meant. “I have heard you,” came the answer, very softly. “You are always there. I would miss you.”",
      "+ After that they talked every day, across all that was between them. {Hero} told about the world out here, and heard about a world that {he} would never see. They found out that they laughed at the same things. It was almost like holding hands.",
      "But {hero} wanted more. One night {he} came closer than {he} had ever come, and held on, and would not let go. At once {he} saw that something was wrong. It hurt {thelove}, and it hurt {hero}, and something between them was about to break. “If you hold me so tightly,” said the soft voice, “there will be nothing left of me.”",
    ],
    end: [
      "{Hero} let go. It was the hardest thing {he} had ever done. {He} moved back step by step, until {thelove} was safe again. {He} thought that now all was lost. But when {he} looked up, {thelove} was just as beautiful as on the first day, and was still there because {hero} had let go. “Thank you,” said the voice. “Now I can stay.”",
      "So they found their distance, {hero} and {thelove}. It was not as near as they had wished. But it was near enough to say good morning, and near enough to laugh together, and in the evenings near enough to be quiet together.",
      "If you come by there late, you can see the two of them. {Hero} has told {thelove} everything by now, and begins again from the beginning. Between them there is just enough room for what they need. {Hero} would not change a hand's breadth of it.",
    ],
  }),
  story({
    says: [
      THING,
      phrase(
        "(?:was|were|grew|became|got|gets|is) (?:so |very |terribly )?(?:tired|sick|weary|bored) of (?:always |only )?(?=[a-z]+ing\\b)<chore:doing>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|affair|husband|wife|marriage)\b/i,
    after: [
      "It had not come all at once. For years {hero} had done it without a thought. But now, whenever it began again, {hero} noticed how {he} shrank. It was not the work. It was the faces that went with it. “Can't I do something else for once?” {he} asked. “Something else?” they said. “You?”",
      "So one morning {hero} refused. They came as always and stood in front of {him}, and waited. {Hero} kept quite still and did nothing at all. They tapped {hero} on the side. They said the words again, more loudly. “It's broken,” they said at last. {Hero} had never felt better.",
      "+ The first day was lovely, and so was the second. On the third day {hero} began to hear what was going on around {him}. Without {him} a good deal went wrong. There was quarrelling, and somebody cried behind a door, because no one was there any more to whom they could turn. {Hero} had wanted to make things better.",
      "+ “Have you thought of doing it in a different way?” asked a spider, who lived behind {hero} and was a light sleeper. “You always throw it at them, like a wet cloth. It could be handed over. I have seen people do that.” {Hero} thought about that until it was light.",
      "In the evening somebody came and sat down in front of {hero}, all alone, without a word. There were tears on that face, and nothing proud was left in it. {Hero} was tired of {chore}, so tired! But {he} saw as well what nobody else saw: how much this one needed a true friend. {Hero} cleared {his} throat.",
    ],
    end: [
      "{He} did not say what {he} had always said. {He} took {his} time over it. First {hero} told everything good that {he} had noticed in all those years, and there was a lot of it: the way this one hummed in the morning, and fed the sparrows, and got up again after every bad day. All of that was true as well. Only nobody had ever asked for it.",
      "It was quiet. Then there was a small laugh. “Why have you never told me that?” “You always asked about something else,” said {hero}. “And I was so tired of {chore}.” They looked at each other for a long time. From now on, they agreed, the questions would be better ones.",
      "{Hero} is back at work, and does it gladly. When somebody stands in front of {him} now, {he} waits until they smile, and begins with the best. The other things {he} says, too, if they must be said. But {he} says them gently, and only on request.",
    ],
  }),
  story({
    says: [
      /\b(?:late|on (?:his|her|its|the) way|in a hurry)\b/i,
      /\bstop(?:s|ped|ping) (?:everywhere |again and again )?to help (?:everyone|everybody|every|all|others|people|anyone|an? |the |two |three )/i,
      phrase("(?:late for|way to|hurry to get to|hurry to reach) <goal:thing>"),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|hospital|ambulance|police|accident)\b/i,
    after: [
      "There had been plenty of time. {Hero} had got up with the sun, brushed {himself} twice, and set out an hour too early for {thegoal}. Then, at the first corner, a snail lay on its back in the road. {Hero} looked at the sun. A snail is quickly turned over. {Hero} turned it over, and ran on.",
      "At the second corner a hen had lost her glasses. At the third an old badger could not get his cart up the hill. {Hero} pushed it, because nobody else was pushing. “Aren't you in a hurry?” panted the badger. “Terribly,” said {hero}. {He} thought of {thegoal}, and of all those who were waiting there, and ran faster.",
      "+ {He} made up {his} mind not to look to the left or to the right any more. It went well as far as the brook. There somebody was calling, so quietly that it could easily have been missed. {Hero} had the wrong ears for missing things. {He} came out of the brook with wet feet and a very small duck.",
      "When the bell rang in the distance, {hero} was still on the wrong side of the river. And the bridge was gone. The rain of last night had taken it. {Hero} stood on the bank, muddy up to the chin, without a flower left in {his} buttonhole. {He} would never get to {thegoal} in time. For the first time that day {he} sat down.",
      "“Why are you sitting there?” asked a voice. It was the hen, with her glasses on. Behind her came the badger with the cart. “The bridge is gone,” said {hero}. “And over there they are all waiting for me.” The hen looked at the badger. “Get in,” said the badger.",
    ],
    end: [
      "They pushed the cart into the water, and it floated. The ducks pulled it, all the family of the very small one, and the hen called out where the stones were. Even the snail was there. It sat in front and said, “Faster!” {Hero} held on tight. They came to {thegoal} with a great splash, and everyone turned round.",
      "+ “You are late,” they said to {hero}, and then they saw who came behind {him}: a hen, a badger, and so many ducks. “These are the reasons,” said {hero}, out of breath. Nobody was angry any more. They had waited. They had known that {hero} would come, because {he} had once been late on account of each of them, too.",
      "{Thegoal} began an hour later than planned, and was all the better for it, with so many guests. The snail danced until morning, one dance in all. And ever since, when {hero} is expected anywhere, they tell {him} a time that is an hour too early. Then {he} is just right.",
    ],
  }),
];
