import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const STARTED = `${BY_THEM}(?:started|founded|formed|set up|created|(?<=to )(?:start|found|form|set up|create)) (?<group>(?:an?|the|their|his|her)(?: own)? (?:\\p{Ll}[\\p{L}'’-]* ){0,4}?`;
const NOT_STARTED =
  /\b(?:murder\w*|kill\w*|police|ghosts?|rob(?:s|bed|bery)|bank robb\w*|fights?|war|break ?up|broke up|reunit\w*|funeral|prison|secret\w*)\b/i;
const OF_IT = [/\b(?:start(?:ed)?|found(?:ed)?|form(?:ed)?|set up|created?)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of starting a band, a choir, a club, a team. */
export const starting = [
  story({
    says: [new RegExp(`${STARTED}(?:band|choir|orchestra|rock group|music group|trio|quartet|ensemble))\\b`, "u")],
    may: OF_IT,
    unless: NOT_STARTED,
    after: [
      "“We'll be {group},” {hero} announced at the first practice, and there was a small cheer. Then they began. They began at four different moments. In the middle they lost each other, and at the end two were still going when the rest had stopped. A window was shut on the other side of the street.",
      "{Hero} counted them in, “One, two, three,” and on “four” they all fell over each other. One of them was always too loud. “So that you can hear me,” he explained. {Hero} could hear him even at night.",
      "+ Each of them had a different idea of what {thegroup} should begin with. There was a vote, and everybody voted for his own song. {Hero} sat between them with {his} hands over {his} ears. In the end they took a song that none of them had asked for, because it only had three notes.",
      "Then they were invited to perform. {Thegroup} had never been in front of people before. {Hero} saw all the faces, and the first note came out like a squeak. The second did not come out at all. People laughed, at first behind their hands. {Thegroup} went home without a word, each on a different side of the road.",
      "For a week they did not meet. {Hero} found that it was too quiet. {He} sat down at the usual hour in the usual place, all alone, and counted: “One, two, three.” On “four” somebody came in, softly, from behind the door. It was the one who had always been too loud. “I've been listening to you,” he said. “I'd never tried that.”",
    ],
    end: [
      "One after the other they came back. {Hero} made a rule, and it was the only one that {thegroup} ever had: each of them must be able to hear all the others. It was hard. But then, in the middle of the song with the three notes, they all breathed in at the same moment, and {hero} got goose pimples.",
      "They performed again, in the same place, in front of the same people. {Hero} did not look at the faces. {He} listened. When the last note had ended, all at once and everywhere, there was a silence. Then somebody called, “Again!”, and they stamped on the floor with their feet.",
      "{Thegroup} has learned many songs by now. They always begin with the one that has three notes. On the other side of the street, when {hero} counts to four, a window is opened.",
    ],
  }),
  story({
    says: [new RegExp(`${STARTED}(?:club|team|football team|society|group|league|circle|crew|gang|class))\\b`, "u")],
    may: OF_IT,
    unless: new RegExp(`${NOT_STARTED.source}|\\b(?:band|choir|refugees?|immigrants?)\\b`, "i"),
    after: [
      "{Hero} wrote it on a piece of paper in big letters, and below the letters {he} drew nine lines for the names. On the first line {he} put {his} own. Then {he} hung it up where everybody had to pass. In the evening there was a second name on the list for {thegroup}. It was “Mickey Mouse”.",
      "The next day {hero} asked around. {He} explained about {thegroup}, and talked a little too fast, because {he} {was} so excited. “And who else is in it?” they asked. {Hero} said that there was still room. They said that they would think about it, and walked on.",
      "On the first day {hero} put the chairs in a circle, and biscuits in the middle. The hour came, and went by. {Hero} moved two chairs away, so that the circle did not look so big, and then another two. At last there was only one chair, and {hero} sat on it and ate a biscuit.",
      "+ “{Hero} has started something, all alone,” they said, and it went round. It was not meant nicely. {Hero} heard it, and thought of taking the paper down. {He} had {his} hand on it already. But on the third line, in very small letters, somebody had written a question mark.",
      "Then there was a sound at the door. It was somebody who had been standing there the whole time. “I can't do it,” said the newcomer. “I've never been any good at things like that. I only wanted to watch.” {Hero} pushed {his} own chair across the room. “I'm not any good at it either,” {he} said. “That's why I started it.”",
    ],
    end: [
      "After that there were two, and two can laugh. They laughed so much that somebody looked in to see what it was about. That was the third. The fourth came because of the biscuits and the fifth because of the fourth. They did a lot of things wrong, and {hero} wrote them all down in a thick book.",
      "When {thegroup} showed for the first time, in front of everybody, what it could do, nobody asked any more what they did there. Those who had said that they would think about it came up to {hero}. They had thought about it.",
      "{Hero} has hung up a new piece of paper, with room for a lot of names. The first line is for those who only want to watch. Each time a new one comes to {thegroup}, {hero} pushes a chair across the room.",
    ],
  }),
];
