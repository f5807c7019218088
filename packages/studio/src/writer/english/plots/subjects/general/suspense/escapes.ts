import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const GETS_OUT =
  "(?:(?:plan\\w*|wanted|tried|had|decided|managed|helped [^.,]*?|made a plan|dreamed|dreamt|attempted) (?:to|of) (?:escape|escaping|break out|breaking out|flee|run away) |escaped |broke out |ran away )(?:from|of)";

/** Stories of escapes and of dares. */
export const escapes = [
  story({
    says: [
      phrase(`${GETS_OUT} <jail:thing>`),
      /\b(?:prison|jail|penitentiary|dungeon|cell|labour camp|prisoners?|inmates?)\b/i,
      /\b(?:innocent\w*|wrongly|wrongfully|falsely|unjust\w*|unfairly|political|tyrant|dictator\w*|framed|cruel)\b/i,
    ],
    unless: /\b(?:dragons?|princess|knight|zoo|robot|alien|football|match|Christmas|goalkeeper)\b/i,
    of: "people",
    after: [
      "The first thing that {hero} learned about {thejail} was the sound of it. {He} knew the keys, the steps, the flap in the door. After some months {he} could tell by the cough which guard was on duty. “Nobody gets out of here,” they said. {Hero} listened, and said nothing, and counted.",
      "{He} counted everything. With the handle of a spoon {he} scratched at the mortar around one single stone, every night, for as long as a song lasts. In the morning {he} carried out the dust in the turn-ups of {his} trousers.",
      "+ There was an old man in the next cell who tapped on the pipe. It took {hero} three weeks to learn the alphabet of it. “How long have you been here?” tapped {hero}. “I no longer count,” tapped the old man. “Then I'll count for you,” tapped {hero}.",
      [
        "At last the stone moved. On the night that {hero} had chosen, there was so much wind that not even the dogs wanted to be out. {Mate} went first, and {hero} came behind. They crept along the wall, as they had practised it a thousand times in their heads. And then a lamp shone straight into their faces.",
        "At last the stone moved. On the night that {hero} had chosen, there was so much wind that not even the dogs wanted to be out. {He} crept along the wall, as {he} had practised it a thousand times in {his} head. And then a lamp shone straight into {his} face.",
      ],
    ],
    end: [
      "It was the youngest of the guards, the one with the cough. He had a whistle between his lips. For a long moment nobody moved. “I've read your file,” the guard said then, around the whistle. “All of it. It isn't true, is it?” “No,” said {hero}. The guard breathed in. Then he took the whistle out of his mouth, and coughed twice. “The dogs are on the other side,” he said.",
      "{Hero} ran. Behind {him} {thejail} got smaller, until it was no bigger than a matchbox. {He} didn't stop before {he} heard a cock crow, somewhere in a farmyard, for people who were free to sleep on.",
      "Then {hero} did what nobody would have expected. {He} walked into the newspaper in the next country, in {his} prison shirt, put {his} story on the table, and let them print it with {his} name. A young guard wrote to say what he had read in the file. After that, they had to open that file again.",
      "The paper that says {hero} is innocent hangs in the hall, with a stamp as big as a saucer. Beside it hangs a spoon with a bent handle. {Hero} sleeps with the window open in all weathers. And in the morning, before {he} gets up, {he} lies there for a while and counts nothing at all.",
    ],
  }),
  story({
    says: [
      phrase(`${GETS_OUT} <cage:thing>`),
      /\b(?:zoo|circus|farm|laborator\w+|lab|cage|pet shop|shelter|aquarium|orphanage|tower|factory|kitchen|pond|tank|fridge|museum)\b/i,
    ],
    unless:
      /\b(?:prison|jail|war|murder\w*|lion tamer|and (?:went|travelled|drove|lived|became|hid|ended)|hamster|class)\b/i,
    of: "creatures",
    after: [
      "{Hero} knew every corner of {thecage}. {He} knew where the sun came in and at what time, and how many steps it was from one end to the other. “Where does the wind go when it has been here?” {he} asked. “Out,” said the others, and went on eating. {Hero} thought about this word all day: out.",
      [
        "“I've got a plan,” {hero} whispered to {mate} that night. It was a very good plan. It had a bucket in it, and a piece of string. They tried it at once. There was a crash, and then a light went on, and {hero} sat there with the bucket on {his} head. “It needs a better plan,” said {mate} from below.",
        "Then {hero} had a plan. It was a very good plan. It had a bucket in it, and a piece of string. {He} tried it that same night. There was a crash, and then a light went on, and {hero} sat there with the bucket on {his} head. “It needs a better plan,” said {hero}, and it sounded quite hollow.",
      ],
      "+ The second plan had a disguise. {Hero} put on a hat that somebody had lost, and a scarf, and walked to the gate, very slowly, like a visitor. “Good evening, madam,” said the gatekeeper. He had already opened the gate when the scarf slipped. It was a short evening.",
      "The third plan was no plan at all. The one who brought the food left the door of {thecage} open a little, no wider than a loaf of bread. {Hero} looked at it. It was very big out there. “Just one step,” said {hero}, and took it.",
    ],
    end: [
      "And {he} ran! {He} ran past the buckets and the bins, between two legs and under a barrow. Behind {him} people shouted and something fell over. {Hero} did not look back. {He} ran until it smelled of nothing that {he} knew. Then {he} stood still, and the wind came and blew in {his} face. So this was where it went.",
      "+ It was wonderful out there, and it was wet, and nobody brought the supper. {Hero} found {his} own supper, after a long time. It was small and it was a bit sour, and it tasted better than anything {he} had ever been given. “Out,” said {hero} aloud, to hear what it sounded like from this side.",
      "In the morning {hero} {was} found. The one who brought the food came out of breath over the hill, and there sat {hero}, in the sun, with {his} eyes closed, and looked so happy that the shouting stopped. “It's been too small for you all this time, hasn't it?” the keeper said, and sat down in the grass as well.",
      "There is no fence round {hero} any more, only a hill and a stream and plenty of wind. Now and then {hero} comes past {thecage}, on the outside. “Where does it go, then?” call the others. And {hero} tells them, every time, until one of them begins to look at the door.",
    ],
  }),
  story({
    says: [
      phrase("dared? (?:him |her |them |each other |one another |[A-Z][a-z]+ |<dared:somebody> )to <dare:doing>"),
      /\b(?:jump|climb\w*|bridge|roof|cliff|crane|train|tracks|rails|drive|drink|steal|shoplift|swim|dive|quarry|ice|tower|height|dam)\b/i,
    ],
    unless: /\b(?:dragon|bee|beetle|frog|kiss|spends? the night|spent|ghost|witch|haunted)\b/i,
    of: "young",
    after: [
      "“You're not scared, are you?” they said. {Hero} said no, as you do. Now everybody was looking at {him}. Phones were held up. Nobody had asked whether {hero} wanted to do it. They had only asked whether {he} dared.",
      "{Hero} went closer. From further away it had looked like nothing. From here it looked quite different, and {his} stomach went cold. “Go on! Go on!” they called in time, and they clapped. {Hero} thought of {his} bed, and of breakfast, and of all the other things that {he} still wanted to have.",
      "+ Then {he} noticed the smallest of them, right at the back. He was not clapping. He was holding on to his own sleeves and looked as if he were going to be sick. He knew that his turn was coming. If {hero} dared, then he would have to dare as well. And he couldn't.",
      "{Hero} stood at the very edge of it, and the clapping got faster. {He} shut {his} eyes. It would only take one second to do it, and a second can't be taken back. {He} opened {his} eyes again. “No,” said {hero}.",
    ],
    end: [
      "The clapping stopped in the middle. “What do you mean, no?” “I mean no,” said {hero}. {His} voice was thin, but it held. “I'm scared. It's a stupid thing to do, and I'm not going to. You can film that if you like.” And {he} looked straight into the nearest phone, until it was put down.",
      "They laughed, and two of them made chicken noises. {Hero} climbed back and walked right through the middle of them. Then {he} heard feet behind {him}. The smallest one was running after {him}. “I'm coming with you,” he panted. And after him came a third.",
      "By the time they got to the corner there were five of them. One had been dreading it all week. Another said that his cousin had done something like that, once, and that he still couldn't walk properly. They bought chips with what money they had. “That was the bravest thing I ever saw,” said the smallest one. “I only said no,” said {hero}.",
      "There is still somebody now and then who says, “You're not scared, are you?” Then they all look at {hero}. And {hero} puts a chip in {his} mouth, and chews, and takes {his} time. “Yes, I am,” {he} says. “What about you?”",
    ],
  }),
  story({
    says: [
      phrase("dared? (?:him |her |them |each other |one another |[A-Z][a-z]+ |<dared:somebody> )to <dare:doing>"),
      /\b(?:ring|knock|bell|doorbell|front door|gate|garden|fence)\b/i,
    ],
    unless:
      /\b(?:jump|climb\w*|bridge|roof|cliff|crane|train|tracks|rails|drive|drink|steal|shoplift|swim|dive|quarry|ice|tower|dam|spend|spent|night|kiss)\b/i,
    of: "young",
    after: [
      "“Easy,” said {hero}, and had said it before {he} had thought about it. Everybody had heard. Now it was {hero} who had to {dare}, and there was no way round it. “Tomorrow at four,” they said. “We'll be watching.”",
      "That night {hero} practised in bed. In {his} head {he} could do it without any trouble. Then {he} thought of all that might go wrong, and it turned out to be a long list. At two o'clock {he} was hoping for an earthquake. At three {he} would have been content with a cold.",
      "+ {He} woke up with no cold. At breakfast {he} tried to cough, and was handed a spoonful of something brown. “Is there anything the matter?” {he} {was} asked. “No,” said {hero}. The spoonful tasted so horrible that nothing worse could happen on that day, and this was a comfort.",
      "At four o'clock they were all there, in a row, behind a low wall. {Hero} walked off alone. It got quieter with every step. Then {he} stood there and could go no further. It was now. {Hero} took the deepest breath of {his} life.",
    ],
    end: [
      "And {he} did it. It took about as long as a sneeze. {He} had been so sure that something dreadful would happen that {he} stood there for a moment with {his} shoulders up and waited for it. Nothing dreadful happened. What did happen was that a voice said, “Well, hello there. You're the first one who hasn't run away.”",
      "It was only an old woman with a watering can. “They come every year,” she said. “They dare each other, and then they shriek and run, and I never get to say a word. Would you all like some cake?” {Hero} turned round and waved. “Come on!” {he} shouted. “I dare you!”",
      "That was the hardest dare of the day, as it turned out. One after the other they came out from behind the wall, with very red ears, and wiped their shoes. The cake was still warm. “I wouldn't have done it,” said the one who had thought up the whole thing. “I know,” said {hero} with {his} mouth full. “Nor would I, if I'd known how long the night is.”",
      "They still dare each other to do things. But there is a new rule, and it was {hero} who made it: whoever says “I dare you” has to come along. It has become a good deal quieter behind the low wall, and there are a good many people at the table with the cake.",
    ],
  }),
];
