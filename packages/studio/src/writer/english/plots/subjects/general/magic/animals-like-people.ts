import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const WANTED =
  "(?:wanted|longed|wished|decided|would love|dreamed one day) (?:so much |badly |more than anything |for once |very much )?to ";
const SAD = /\b(?:dead|died|dies|war|kill\w*|eaten|hunters?|murder\w*|lonely)\b/i;

/** Stories of animals that wish for something that animals do not do. */
export const animalsLikePeople = [
  story({
    says: [
      phrase(`${WANTED}<aim:doing>`),
      /\b(?:like (?:an? |the |real )?(?:humans?|people|persons?|boys?|girls?|man|woman|lady|gentleman)|human (?:being|life)|in (?:an? |the )(?:real |nice |little |proper )?(?:house|flat|city|town|hotel|apartment|villa)|to school|(?:drive|wear|buy|rent) (?:an? |the )|an? (?:job|bank account|driving licence|passport))\b/i,
    ],
    unless: SAD,
    of: "creatures",
    after: [
      "{Hero} had looked in through a lit window once, and had never forgotten it. There they sat, the people, and it was warm, and everything had its place. {Hero} wanted to {aim}. {He} made a list of all that was needed for it. At the top of the list stood: shoes.",
      "+ {Hero} began on a Monday. {He} walked on the pavement and said good morning to everyone. {He} stood in a queue, because others stood there, and when it was {his} turn, {hero} bought a stamp. {He} ate it on the way home. It did not taste of much. But {hero} had done it all exactly as people do.",
      "It was harder than it looks from outside. Spoons are slippery. Chairs are made for somebody else. {Hero} slept badly in a bed, with {his} legs sticking up. In the morning an alarm clock screamed at {him}, and {hero} defended {himself}. After that {he} needed a new alarm clock. “You get used to it,” said {hero} through {his} teeth.",
      "+ At home they shook their heads. “What is wrong with how we live?” asked {hero's} grandmother. Nothing was wrong with it. {Hero} only wanted to know what else there was. {His} grandmother sniffed at {his} shoes, and sneezed for a long time.",
      "The neighbour was a lady with a grey bun. She had watched {hero} over the hedge from the first day. One evening she came across with a cake. “May I ask you something?” she said. “How do you sleep out there? Under the open sky? I have wanted to try it all my life, and I am seventy.” {Hero} put down {his} fork.",
    ],
    end: [
      "So they taught each other. In the daytime the lady showed {hero} how to hold a cup, how to open a tin, and what one says at the door. In the evening {hero} showed her how to lie down in the leaves and which way the wind has to come from. She giggled like a girl. {Hero} learned at last how to sit on a chair, namely a little crooked.",
      "And when nobody stared at {him} any more, and the postman said “Nice weather” to {hero} as to everybody else, {hero} noticed that {he} had made it. {He} looked at {himself} in a window from outside. It was warm in there, and everything had its place, and one of those who sat there was {hero}.",
      "{He} still lives that way, from Monday to Friday. On Saturdays {hero} takes off {his} shoes and puts them neatly side by side, next to a pair with small heels. Then two of them run across the meadow, {hero} in front and a grey bun behind, and sleep under the stars.",
    ],
  }),
  story({
    says: [
      phrase(
        `${WANTED}(?!(?:be|become|eat|sleep|hide|go home|win|fly|learn|marry|stay|live|get|go back|have|stop|catch|escape|run away|leave|return)\\b)<aim:doing>`,
      ),
    ],
    unless:
      /\b(?:dead|died|dies|war|kill\w*|eaten|hunters?|murder\w*|lonely|friends?|find|found|finds|bring|give|gave|home|save|help|rescue|know|like (?:an? |the )?(?:humans?|people)|birthday|lost|afraid|scared|mother|father|did not want|race|steal|apologi[sz]e|in the end|until|so (?:he|she|they|the|it))\b/i,
    of: "creatures",
    after: [
      "{Hero} said it at breakfast, with a full mouth. {Hero} wanted to {aim}. It became quiet. An uncle laughed so hard that he had to be patted on the back. “Who put that into your head?” they asked. Nobody had. One morning it had been in there, and it had not gone away again.",
      "“We are not made for that,” said the others. They made a list of why it could not be done: too short, too round, too much of this and too little of that. {Hero} listened to the whole list. Nowhere did it say that anybody had ever tried it.",
      "So {hero} tried it in a quiet place, where only the smallest ones could see it. The first time {he} went head over heels. The second time {he} got stuck, and it took six of them to pull {him} out again. The smallest ones had never laughed so much. “Again!” they called to {hero}.",
      "+ For a week {hero} had so many bruises that {he} practised only in {his} head, from the beginning to the end. In {his} head it went quite well. “You should see it in here,” {he} said to the smallest ones.",
      "An old neighbour had been watching, and had not laughed. “You do it the way others do it,” said the neighbour. “But they are built differently. How would somebody do it who is built like you?” {Hero} had never thought of that. {He} looked down at {himself}, at all that was too short and too round, and for the first time {he} asked what it might be good for.",
    ],
    end: [
      "{Hero} began once more, and quite differently: {he} began as only {hero} can. It looked very strange. The uncle came by to laugh, and stayed with his mouth open. Bit by bit the thing that {hero} had wished for came true, in front of everybody, although it was on the list that it could not be done.",
      "“Well,” said the uncle, and scratched his head. “I suppose nobody had tried it.” They all wanted to know how {hero} had done it. “Start with what is wrong with you,” said {hero}. “That's the bit you need.” The smallest ones cheered loudest of all.",
      "The list has not been forgotten. They still say it by heart, all of it, and at the end they add: but {hero} can. And at breakfast, when one of the young ones says something with a full mouth, nobody laughs any more. They move together and say: “Show us.”",
    ],
  }),
];
