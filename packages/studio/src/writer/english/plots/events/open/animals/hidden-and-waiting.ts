import type { ClauseScene } from "../../../clause-scene.ts";
import { event } from "../../event.ts";

const BEAST =
  "(?:mouse|mice|rats?|cats?|kittens?|dogs?|puppy|puppies|hamsters?|hedgehogs?|raccoons?|racoons?|fox(?:es)?|squirrels?|owls?|bats?|spiders?|birds?|sparrows?|pigeons?|swallows?|frogs?|geckos?|lizards?|ferrets?|badgers?|martens?|bears?|monkeys?|goats?|pigs?|rabbits?|bunny|bunnies|penguins?|seagulls?|crows?|magpies?|otters?|beavers?|ducks?|geese|donkeys?|dragons?|crickets?|beetles?|moths?|ladybirds?|ladybugs?|weasels?|chipmunks?|possums?|skunks?|horses?|ponies|pony|elephants?|dormouse)";
const NOOK =
  "(?:lived|lives|living|hid|hides|hiding|dwelt|slept) (?:\\w+ )?(?<nook>(?:in|behind|under|above|inside|at|below|beneath) (?:the|an?|our|my|their) (?:walls? of |roof of |cellar of |attic of |stage of |floor of )?(?:the |an? |our |my )?(?:[a-z']+ )?(?:kindergarten|nursery|school|classroom|opera|opera house|theatre|theater|cinema|library|bookshop|museum|church|bakery|restaurant|kitchen|hotel|hospital|castle|palace|office|factory|shop|store|station|train|train station|post office|town hall|concert hall|university|supermarket|café|cafe|bank|house|cottage|attic|floorboards|stage|piano|organ)(?: of (?:the|an?) [a-z]+)?)\\b";

/** Animals that live among people in secret, get locked in, or wait for somebody. */
export const hiddenAndWaiting: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      `^(?:[^.]*\\b(?<finder>(?:an?|the) (?:[a-z]+ )?[a-z]+)|[^.]*) (?:found|discovered|saw|noticed|spotted|caught|met) (?:him|her|it|them|the (?:little |small |tiny )?${BEAST})\\b`,
    ),
    idea: new RegExp(`^(?:\\S+ ){1,7}?${BEAST}\\b[\\s\\S]*\\b${NOOK}`, "iu"),
    after: [
      [
        0,
        "=For a moment nobody moved. They all looked at {hero}, and {hero} looked at them, and it was hard to say who had the greater fright. {Hero} had always known what to do if this should happen. One runs. {He} had only forgotten where {his} feet were.",
      ],
      [
        1,
        "=“How long has this been going on?” whispered {thefinder}. {Hero} could have told it to the day. {He} knew everybody here by their shoes. {He} knew who hummed, and who was afraid of the big door, and who left the crusts. One can't live {nook} without getting fond of the shoes.",
        "=“How long has this been going on?” somebody whispered. {Hero} could have told them to the day. {He} knew all of them by their shoes. {He} knew who hummed, and who was afraid of the big door, and who left the crusts. One can't live {nook} without getting fond of the shoes.",
      ],
      [
        1,
        "=Then it got loud. “We have to tell somebody,” said the first. “They won't allow it,” said the second. {Hero} had understood. {He} went to the hole and fetched what there was to pack. It was a bit of blue wool, and half a raisin that had been kept for a birthday.",
      ],
      [
        0.4,
        "=That evening there was a box, with holes in the lid. It was a kind box. It was to be carried to the edge of the wood, where it is said to be nice. Through the holes one could see the floor, and the warm pipe, and all the shoes. They looked quite different now that {hero} would not see them again.",
      ],
    ],
    end: [
      [
        0,
        "=At the door the box stopped. “I lost a button once,” said a voice. “In the morning it lay in the middle, where one could see it.” “It was like that with my ribbon,” said another. “I thought that was you.” “I thought it was you!” It got very quiet. Then the lid was lifted, quite slowly, and a great many faces looked in. {Hero} held up the blue wool. {He} did not know yet whose that was.",
      ],
      [
        0.6,
        "=There was a vote, and it was done by putting up hands. {Hero} counted along from inside the box and ran out of numbers. After that there were rules: nothing from the cupboard, no dancing on the cake, and not a word to those who are easily frightened. {Hero} put up a hand as well. It was allowed to count.",
      ],
      [
        0.8,
        "=Nothing gets lost any more {nook}. Whoever misses something draws it on a piece of paper and puts it in front of the hole. In the morning it is there. And now and then there is a note beside it, in very small writing. It has only one word on it: “Raisin?”",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "^(?!.*\\b(?:locked in|stole|steal|robbed|murder\\w*|escaped|in love)\\b)[^.]*\\b(?:lived|lives|secretly|knew|watched|listened|dreamed|wanted|wished|loved|heard|learned|learnt|sang|danced|read|hid)\\b",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:boy|girl|friends? with|hated|stand each other|lighthouse|cat who lived there)\\b)(?:\\S+ ){1,7}?${BEAST}\\b[\\s\\S]*\\b${NOOK}(?=[\\s\\S]*\\b(?:secret\\w*|knew|knows|watch\\w*|listen\\w*|heard|hears|dream\\w*|sings?|sang|reads?|danc\\w*|song|play|plays|piano|music|book|books)\\b)`,
      "iu",
    ),
    after: [
      [
        0,
        "=Nobody knew that somebody lived {nook}. It was not because {hero} hid so well. It was because people do not look down. And down there was a whole world: crumbs, dust, a good warm pipe, and every word that was said above.",
      ],
      [
        1,
        "=One learns a great deal like that. {Hero} knew who came late, and who cried a little when the door was shut. {He} knew what had been lost: the glove behind the pipe, the button under the step. Twice {he} put something back at night, in the middle, where it could be seen. “How odd,” they said in the morning, and were glad.",
      ],
      [
        1,
        "=“One day you will simply go out and say good day,” said {mate}. {Hero} practised it. One comes out, one stands still, and one says it. In front of the mop it went very well. Then there were steps, and it was over before it had got as far as “good”.",
        "=Sometimes {hero} practised saying good day. It is not difficult. One comes out, one stands still, and one says it. In front of the mop it went very well. Then there were steps, and {he} {was} back behind the skirting board before {he} had got as far as “good”.",
      ],
      [
        2,
        "=The evenings were the best time, and the longest. When the last light had gone out, {hero} came out and did it all once more, everything that the others had done, quite softly, from the beginning to the end. There was nobody there who could have said that it was good.",
      ],
      [
        0.4,
        "=Then there came a day when everything went wrong up there. The one thing was gone that they could not do without, and nobody could remember it. They looked everywhere, only not down. Somebody sat on the floor in the end, with both hands in front of the face. {Hero} had never been so close to one of them. And {he} knew what was missing. {He} had known it by heart for years.",
      ],
    ],
    end: [
      [
        0,
        "=It is four steps from the skirting board to the middle of the floor. {Hero} counted them. Then there {he} {was}, in the light, with nothing in front. “Good day,” {hero} said, much too softly. But the hands had come down from the face already. They looked at each other. And then {hero} told what was missing, and how it goes, and where it had always been.",
      ],
      [
        0.6,
        "=There was no screaming, and no broom was fetched. “Have you been here all the time?” it was asked. {Hero} nodded. “The button as well? And the glove?” {Hero} nodded twice. That evening it all went as it should, from the beginning to the end. Afterwards they clapped, and they clapped downwards, so that it would arrive.",
      ],
      [
        0.8,
        "=They look down now when they come in. Mostly there is nothing to be seen but floor. But {nook}, right beside the skirting board, there is a saucer, and next to it a very small chair. “Good day,” they say to the skirting board. And the skirting board says good day.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event(
      "^[^.]*\\b(?:(?:got|were|was|are|is|became|gets?|found (?:him|her|it|them)sel(?:f|ves)) (?:accidentally )?(?:locked|shut|trapped|stuck)|(?:could|can) ?not (?:get|find (?:a|the|their|his|her) way) out|(?:slammed|fell|closed) shut)\\b",
    ),
    idea: new RegExp(
      `^(?:\\S+ ){1,7}?${BEAST}\\b[\\s\\S]*\\b(?:br(?:oke|eak|eaks)|sneak(?:s|ed)?|snuck|cre(?:pt|eps?)|climb(?:s|ed)?|slip(?:s|ped)?|got|went|wandered|crawled) in(?:to|side)? (?:the|an?) (?:[a-z]+ ){0,2}?(?<shop>[a-z]+)(?=[.,]|$| (?:at|and|by|through|in|on|one|over|during|to|but|late|for|after|because|where|that|when|looking|from|before|while)\\b)`,
      "iu",
    ),
    after: [
      [
        0,
        "=The way in had been quite easy. It was only afterwards that it said “click”. It was a small, tidy sound, and nobody paid any attention to it at first. There was so much else to look at.",
      ],
      [
        1,
        "=There was everything in that {shop}. {Hero} did not know where to begin, and so {he} began everywhere. After an hour it was as if one had swallowed a drum. That was when somebody thought of going home, and of the click.",
      ],
      [
        1,
        "=The first attempt was the door. {Hero} pushed, and pulled, and said please. The second attempt was the window, by way of the shelf. It was a good shelf up to then. It came down with everything that was on it, and it took quite a while until the last thing had stopped rolling.",
      ],
      [
        0.4,
        "=By three in the morning there was nothing left to try. {Hero} sat among all that had fallen down. It did not look nice. Before long somebody would unlock the {shop} and see it, somebody who got up early every day so that it should look nice. On the way in one does not think of that somebody.",
      ],
    ],
    end: [
      [
        0,
        "=So {hero} began to put things back. It had got as far as the third board when there was a scratching at the lock. It was not the one with the key. It was one with a torch and a sack, and he did not wipe his feet. What he saw in the light of the torch were eyes, green ones, very near. Then the shelf came down for the second time.",
      ],
      [
        0.6,
        "=In the morning there lay the sack, the torch, and one large shoe. The door stood wide open. {Hero} could have been gone long ago. But there were two boards still to do. In the doorway of the {shop} stood the one with the key, and looked at the sack, and at the shoe, and at the broom. “Well,” it was said at last, “those on the left go a bit higher up.”",
      ],
      [
        0.8,
        "=The {shop} has a new lock now. Next to it, quite low down, there is a flap that never says “click”. In the evening {hero} comes in that way and keeps watch till three, and there is a plate. It has never been like a drum again. One does not eat like that in a place to which one may come back.",
      ],
    ],
    of: "creatures",
  },
  {
    by: "any",
    words: event("^[^.]*\\b(?:wait(?:s|ed|ing)?|sat|sits|lay|lies|stood|goes|went|came|comes)\\b[^.]*"),
    idea: /^(?:\S+ ){1,6}?(?:dog|hound|cat|tomcat|horse|donkey|goose|swan|parrot|labrador|terrier|dachshund|mongrel|poodle|spaniel|collie|\p{Lu}\p{Ll}+)\b(?=[\s\S]*\b(?:wait(?:s|ed|ing)?|sits|sat|lies|lay)\b)[\s\S]*?\b(?<post>(?:the|an?) (?:[a-z]+ )??(?:station|train station|platform|bus stop|harbou?r|pier|jetty|gate|quay|dock|tram stop|airport|grave|school gate|front gate))\b[\s\S]*\b(?:never|died|dead|passed away|not coming|no longer|years|gone|killed|funeral|every (?:day|evening|night|morning))\b/iu,
    after: [
      [
        0,
        "=Everybody knew {hero} there. {He} came a little before it was time and sat down by the lamp, where one sees all of them. First came those who were in a hurry. Then came those who had something to carry. Last of all came those who were looking for something. {Hero} looked up into every face.",
      ],
      [
        1,
        "=There had been a pair of shoes once, and a hand that kept half a sandwich for just this minute. The hand knew a place behind the ear, for as long as {hero} could think. Then came an evening when they had all gone past, and the lamp was put out. {Hero} took it for a mistake. Somebody can be late.",
      ],
      [
        1,
        "=“It's no good, old friend,” said the one who swept there. They had explained it to {hero} many times, on their knees. They had tried it with a basket, and with very nice people who had a garden. {Hero} was polite about it. But when it was nearly time, {he} got up and went. Nobody had the heart to shut the gate.",
      ],
      [
        2,
        "=So they began to see to things. When it rained, there was an umbrella tied to the lamp. When it froze, there was a scarf. In the morning it lay there, quite dry, under {hero's} chin. {He} had not used it. {He} had been keeping it for somebody.",
      ],
      [
        0.4,
        "=The way got longer with the years. One evening {hero} had to lie down while they were still going past, and so {he} saw only the shoes. {He} looked at each pair. They were the wrong ones, all of them. The lamp was put out, and this time {hero} did not get up. {He} did not quite know any more where to.",
      ],
    ],
    end: [
      [
        0,
        "=Then a pair of shoes stopped. It was not the right pair. It was a small one, and a lace had come undone. Somebody sat down next to {hero}, on the cold ground, and did not say that it was no good. “Who are we waiting for?” it was asked. So they waited, the two of them, for quite a time. It was a different sort of waiting. Then a hand came with half a sandwich in it. It scratched in the wrong place first, and after that a bit further to the left.",
      ],
      [
        0.6,
        "=The one for whom {hero} had waited all that time did not come that evening, either. But somebody walked home slowly, and stopped at each step, and had no hurry at all. There was a stove there, and a blanket that did not belong to anybody yet. {Hero} lay down on it, with the nose towards the door. One never knows.",
      ],
      [
        0.8,
        "=They still go to {thepost} together, a little before it is time, and sit by the lamp until the last one has gone past. It is not quite the same as waiting. Then {hero} gets up first, goes a few steps, and looks round. “Come on,” it means. “It's late. There's half a sandwich at home.”",
      ],
    ],
    of: "creatures",
  },
];
