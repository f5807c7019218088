import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";
import { COMER } from "./lonely.ts";

/** Stories of who is new: in a class, in a team, in a family. */
export const newcomers = [
  ...inOwnWords(
    {
      says: [
        /\b(?:new (?:girl|boy|kid|child|pupil|student)|first day (?:at|in|of) (?:a |the |his |her )?(?:new )?(?:school|class)|new (?:at|in|to) (?:the |a |his |her )?(?:school|class)|(?:came|comes|moved|moves) to a new (?:school|class)|starts? (?:at )?a new school|started (?:at )?a new school|joined the class)\b/i,
        /\b(?:school|class|classroom|classmates)\b/i,
      ],
      may: [COMER, phrase("but (?:he|she|could|can) (?:could |can )?<skill:doing>")],
      unless:
        /\b(?:murder\w*|kill\w*|pretend\w*|lied|famous|imaginary|unicorn|vampire|dragon|wizard|witch|magic|robot|alien|ghost|teacher|dinosaur|kindergarten|detective|hid(?:es|ing)? a)\b/i,
      of: "children",
      after: [
        "@classroom(hero stand) {Hero} stood in front of the class, and they all looked at {him}. There were so many of them, and each had a place. “This is {hero},” said the teacher. Somebody coughed. {Hero} looked at {his} shoes, which had been the right shoes where {he} came from.",
        [
          "{He} could not {lack}, and so the first week was very quiet. Words flew past {hero} like birds. When they laughed, {he} laughed, too, a moment too late. At break {he} stood by the fence and counted the bars. “Hello,” one of them said once, and then something long and quick. {Hero} wanted to answer so much that {he} went red. By the time {he} had something, there was no one there.",
          "The first week was very quiet. {Hero} did not know the games, nor the jokes, nor which toilet had no lock. When they laughed, {he} laughed, too, a moment too late. At break {he} stood by the fence and counted the bars. “Hello,” one of them said once. {Hero} wanted to answer so much that {he} went red. By the time {he} had something, there was no one there.",
        ],
        "+ “Have you made any friends?” they asked {hero} at home. “There's no hurry,” {he} said. {He} did not tell them about the fence. There were ninety-three bars. In the evening {he} took out a photo from the old class, in which {he} was in the middle, with {his} mouth wide open, and {he} could no longer hear what {he} had been laughing about.",
        "@classroom(hero write) One day it rained, and they all had to stay inside. {Hero} sat on {his} chair and did what {he} always did when {he} was homesick. {He} took a sheet of paper and drew: the house, the street, the dog of the old neighbours. {He} drew how it had smelled there. It became so real that {hero} forgot where {he} was. A drop fell on the dog's nose, and it was not rain.",
      ],
      end: [
        [
          "It was {thecomer} who stopped beside {him}. {Thecomer} looked at the drawing for a long time, and then put a finger on the dog. {Hero} pushed the sheet over and held out the pencil. {Thecomer} thought about it and drew another dog next to the first. It looked more like a potato with ears. There was a pause. Then {hero} laughed, at exactly the right moment, and {thecomer} laughed as well.",
          "Somebody stopped beside {him}. It was a girl from the back row, who never said much. She looked at the drawing for a long time, and then put a finger on the dog. {Hero} pushed the sheet over and held out the pencil. She thought about it and drew another dog next to the first. It looked more like a potato with ears. There was a pause. Then {hero} laughed, at exactly the right moment, and she laughed as well.",
        ],
        "@classroom(hero write) After that there was a crowd round the chair. Everybody wanted to put something in: a cat, a bridge, a grandmother. When the sheet was full, they stuck another to it, and {hero's} street went on and on, until it reached the street in which the school stood. {Hero} took the pencil and drew {himself}, quite small, right in the middle.",
        "It hangs on the wall of the class, and it has got so long that it goes round the corner. {Hero} knows all the jokes by now. And when the door opens and there is somebody who looks at his shoes, {hero} does not wait for a week. {He} holds out a pencil.",
      ],
    },
    {
      lack: /\b(?:did not|could not|cannot) (?<lack>(?:speak|talk|hear|see|walk|understand) ?(?:(?! and\b| but\b| yet\b)[^.,])*)/u,
    },
  ),
  story({
    says: [
      /\b(?:foster (?:child|kid|boy|girl|son|daughter)|orphan|adopted (?:child|boy|girl)|orphan (?:boy|girl))\b/i,
      phrase(
        "(?:came to live|went to live|was sent to live|moved in|lived|was placed|was taken in)(?: with| by) <family:somebody>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|witch|wizard|magic|dragon|wolves|evil|cruel|war|runs? away|ran away)\b/i,
    of: "children",
    after: [
      "{Hero} came with one bag and did not unpack it. {Thefamily} showed {him} the room, the bed, the hook for {his} jacket. “This is all yours,” they said. {Hero} nodded. {He} had heard that sentence before, in other rooms. {He} put {his} bag beside the door, where {he} could reach it quickly.",
      "They were careful with each other. {Thefamily} asked what {he} liked to eat, and {hero} said that {he} liked everything. {He} made {his} bed as if it had never been slept in. {He} said please and thank you, and never took the last piece. In the evening {he} lay on {his} back and learned the noises of the house, so as to know which of them were dangerous.",
      "+ Once {hero} forgot {himself} and laughed. It was at supper, because of a potato that looked like a duck. {Thefamily} laughed as well, all round the table. It was so nice that {hero} got a fright. {He} put {his} hand over {his} mouth and asked to be excused. In {his} room {he} checked that everything was still in the bag.",
      "And then {he} broke something. It was old, it had stood in the best place in the house, and now it lay on the floor in three pieces. {Hero} looked at it. {He} fetched {his} bag, put on {his} jacket, and sat down on the steps in front of the house, to be collected.",
    ],
    end: [
      "The door opened behind {him}. {Hero} made {himself} stiff. But there was no shouting. They sat down to the left and right of {him} on the cold steps, {thefamily}, and for a while they looked at the road, as {he} did. “Who are you waiting for?” they asked. “For the car,” said {hero}. “I broke it.” “It can be glued,” they told {him}. “Nobody's coming. You live here, also when things get broken.”",
      "It took the three pieces, a tube of glue, and the whole evening. {Hero} held, and they pressed. One crack could still be seen when it stood in its place again. “Now it has something of yours, too,” they said to {him}. {Hero} went to {his} room. It was quiet for a long time. Then {thefamily} heard a noise in there that was new to the house: it was drawers, pulled open, one after the other.",
      "The bag is up in the attic. {Hero} has not looked for it. {He} takes the last piece now, and leaves {his} bed as it is. And at supper, when there is a potato that looks like a duck, {he} holds it up, and they laugh, all of them, until somebody has to leave the table.",
    ],
  }),
];
