import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const NOT = /\b(?:murder\w*|kill\w*|war|suicide|accident|battle|soldiers?|plague|funeral)\b/i;

/** Stories of Death, Time and the seasons as people. */
export const deathAndWinter = [
  story({
    says: [
      /\b(?:Death|[Tt]he [Gg]rim [Rr]eaper|The Reaper) (?:came|knocked|visited|arrived|appeared|stood|called|turned up|rang)\b/,
      phrase(
        "(?:Death|Reaper)[^.]*? (?:for|to|at|visited|on|fetch|collect|take|get) (?:the (?:door|house|home) of |see |fetch |collect |take |get |visit )?(?=an? |the |his |her |\\p{Lu})<mortal:somebody>",
      ),
    ],
    unless: NOT,
    lead: "mortal",
    after: [
      "It was a quiet knock, as if somebody did not want to disturb. {Hero} opened the door and saw at once who it was. “Is it time?” asked {hero}. Death looked at a small watch. “Yes,” said Death. “I am sorry. I always am.” {Hero} noticed that Death had a hole in one sleeve.",
      "“You look cold,” said {hero}. “The kettle is on. You are not going to let me go without a cup of tea.” In so many thousands of years, people had begged and shouted, and some had hidden in cupboards. Nobody had ever asked Death to sit down. Death stood there for a moment, and then wiped both feet on the mat.",
      "+ {Hero} put out the good cups. Death held one of them with ten long fingers and breathed in the steam. “What is it really like, your work?” asked {hero}. Death had to think about that. “I always come last,” said Death. “And nobody is ever glad.” {Hero} cut a slice of cake and said that {he} was sorry to hear it.",
      "+ Then {hero} fetched a needle and grey thread. While Death was telling of kings who had cried and children who had been brave, {hero} mended the sleeve. {He} did it with very small stitches, as {he} did everything. “There,” said {hero}. “Now there won't be such a draught.”",
      "The watch ticked between the cups. Death laid a hand on it, and said that now they really had to go. {Hero} nodded. On the table lay something that {he} had begun for somebody {he} loved, and had not finished. “May I only finish this?” asked {hero}. “And until the pot is empty?”",
    ],
    end: [
      "“Until the pot is empty,” said Death. “That is only fair.” So {hero} finished it, without hurrying, and Death held the end of the thread. Then {hero} lifted the teapot. It was still heavy. “How odd,” said {hero}. “There is always a bit left in mine. I never pour out the last drop. It brings guests.”",
      "Death looked at the pot, and then at {hero}, for a long time. And something happened that has only happened once since the beginning of the world: Death laughed. It sounded like leaves. “Then I shall have to come again,” said Death, and put the watch away. “Not tomorrow, I think. There are many in line who never offer anything.”",
      "There are still a few drops in {hero's} teapot; {he} sees to that. From time to time, in the evening, there is a quiet knock, and {hero} puts out the good cups. They talk about this and that. When at last the pot is empty, {hero} will not be afraid. {He} will be going along with a friend.",
    ],
  }),
  story({
    says: [
      /\b(?:Winter|Autumn|Summer|Spring|Night|Time|Father Time|Old Man Winter|Mother Winter|Jack Frost|Father Frost|Sleep|Rain|Snow)\b (?:himself |herself )?(?:was|were|is|wanted|decided|got|had|grew|became|felt|did|went)\b/,
      /\b(?:tired|exhausted|wanted (?:to|a) (?:rest|sleep|retire|stop|holiday|break|day off|quit|give up)|fed up|sick of|retire[sd]?|holiday|gave up|weary)\b[^.,]*/i,
    ],
    unless: NOT,
    after: [
      "It had been too much for a long time. Year in, year out, {hero} had come when it was {his} turn, and done what had to be done. Nobody had ever said thank you. They only said, “Already?” or “Still?” Now {hero} sat on a stone by the road, and could not go another step. “Let somebody else do it,” said {hero}.",
      "+ At first people did not notice. Then the clocks and calendars and the birds began to get confused. The geese set out and came back. Things that should have started did not start, and things that should have stopped went on and on. People stood at their gates and scratched their heads. “Where is {hero}?” they asked each other.",
      "There was a child who had been sent to fetch milk, and who saw {hero} sitting by the road. “You look tired,” said the child. {Hero} nodded. {His} coat was too thin, or too thick, and {his} shoes had come apart. The child took {hero} by the hand, which few people would have dared, and led {him} home.",
      "+ They made a bed for {hero} next to the stove. {He} slept for three days and three nights. While {he} slept, it was so still in the land that even the dogs lowered their voices. The grandmother of the house darned {hero's} shoes.",
      "When {hero} had rested, {he} sat at the kitchen table and got soup. One after another the neighbours came in, because they had heard of it. {Hero} made {himself} small. {He} thought that now they would complain again. “I was looking forward to you,” said the baker shyly. “I always do. I just never thought that you could hear it.”",
    ],
    end: [
      "Then they all told {him}. The old postman liked the light that only {hero} brings. The teacher liked the smell on the first morning. A farmer, who never said a word otherwise, spoke for ten minutes. {Hero} looked from one to the other and had something in {his} eye. {He} had always thought that {he} was only in the way.",
      "The next day {hero} got up before anyone else. {He} put on the darned shoes and a scarf, to which each of them had knitted a piece. Then {he} went out and began to work, and everything that had waited for {him} came right, first in the valley and then far behind the hills. It had never been done so beautifully.",
      "{Hero} still comes when it is {his} turn. But {he} takes a day off now, and everybody knows where {he} spends it. There is soup. The child asks what it is like out there, and when {hero} has to leave, they all call after {him}, so that {he} can hear it: “Come again soon!”",
    ],
  }),
];
