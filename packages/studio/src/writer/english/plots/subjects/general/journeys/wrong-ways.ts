import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { where } from "./where.ts";

/** Stories of wrong buses, of followed animals, of a flight to somebody, and of a night in a waiting hall. */
export const wrongWays = [
  story({
    says: [
      /\b(?:got|gets?|took|takes?|boarded|boards|caught|catches|climbed|hopped|stepped|sat|fell asleep)\b[^.!?]{0,16}? (?<ride>(?:the|a) wrong (?:night )?(?:bus|train|ferry|plane|boat|tram|flight|coach|ship))\b/,
    ],
    may: [
      phrase(
        `(?:ended up|ends up|landed|lands|arrived|arrives|woke up|wakes up|got off|found (?:herself|himself|themselves))(?: [a-z]+)? (?:in|at|on) ${where("land")}`,
      ),
      /\bon (?:her|his|their) (?:very )?first (?:day|night|trip|week)(?: (?:in|at) (?:the )?[\p{L}-]+)?/u,
      /\b(?:that )?(?:she|he|they) (?:never|did not) (?:want|wanted) to leave\b/,
      phrase("(?:met|meets) <friend:somebody>"),
    ],
    unless: /\b(?:murder\w*|killed|bomb|spy|ghost|magic\w*|platform|Hogwarts|wrong bag|suitcase)\b/i,
    of: "people",
    after: [
      "{Hero} noticed it far too late. Nothing outside the window looked as it should. “Excuse me,” {he} asked, “where does this go?” And when {he} heard the answer, {his} ears went hot. {Hero} had taken {ride}, and {ride} did not stop again for a long, long time.",
      "For a while {hero} was just cross. {He} was cross with the sign, with the clock, and most of all with {himself}. “It could only happen to you,” {he} muttered. {He} counted what {he} had along: a little money, half a roll, and a map of quite another place.",
      [
        "Then it was the last stop. {Hero} climbed out, and there {he} {was}, and all around {him} lay {land}. “When does the next one go back?” asked {hero}. “Tomorrow,” was the answer, “if it comes.” And with that {ride} turned round without any passengers and drove away.",
        "Then it was the last stop. {Hero} climbed out, and there {he} {was}, in a place whose name {he} had never read anywhere. “When does the next one go back?” asked {hero}. “Tomorrow,” was the answer, “if it comes.” And with that {ride} set off again, quite empty.",
      ],
      [
        "+ {Hero} walked through {theland} from one end to the other, only to keep warm. Behind one window they were just laying a table. {Hero} stood there a little longer than is polite.",
        "+ {Hero} walked from one end of the place to the other, only to keep warm. Behind one window they were just laying a table. {Hero} stood there a little longer than is polite.",
      ],
      [
        "That was how {friend} came across {hero}. “You look as if you had got on {ride}!” said {friend}. {Hero} nodded, and {his} lip trembled a bit. “The best people come here that way,” said {friend}. “Nobody would ever come on purpose. Are you hungry?”",
        "An old woman opened the door. “You look as if you had taken {ride}!” she said. {Hero} nodded, and {his} lip trembled a bit. “The best people come here that way,” said the old woman. “Nobody would ever come on purpose. Are you hungry?”",
      ],
    ],
    end: [
      [
        "So {hero} sat down at a table full of strangers, and ate, and told them about {ride}. They laughed at all the right places. Then they told {him} about {theland}: who lived where, and who no longer spoke to whom, and where you had to stand at sunset. {Hero} went and stood there. It took {his} breath away.",
        "So {hero} sat down at a table full of strangers, and ate, and told them about {ride}. They laughed at all the right places. Then they told {him} who lived where, and who no longer spoke to whom, and where you had to stand at sunset. {Hero} went and stood there. It took {his} breath away.",
      ],
      [
        "In the morning the right one came, exactly on time. The door opened. {Hero} looked at the seat by the window, and then back at {theland}, where people had started to wave. “Are you getting in?” called the driver. “Not today,” said {hero}. The next day {hero} said it again.",
        "In the morning the right one came, exactly on time. The door opened. {Hero} looked at the seat by the window, and then back at the street, where people had started to wave. “Are you getting in?” called the driver. “Not today,” said {hero}. The next day {hero} said it again.",
      ],
      "Whenever somebody climbs out at that last stop with hot ears and the wrong map, {hero} goes across and asks, “Are you hungry?” And when people want to know what was the best decision of {his} life, {hero} says that it was none at all. It was {ride}.",
    ],
  }),
  story({
    says: [
      /\b(?:followed|follows|ran after|runs after|chased|chases) (?<beast>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:cat|kitten|dog|puppy|butterfly|bird|goat|fox|rabbit|hare|squirrel|deer|duck|balloon|kite|firefly|peacock|monkey|donkey|hen|parrot|frog|hedgehog))\b/,
      /\b(?:way back|way home|got lost|gets lost|lost (?:her|his|their) way|loses (?:her|his|their) way|too far|forg[eo]ts?(?: [a-z]+){0,3} way|cannot find|could not find|lost)\b/,
    ],
    may: [phrase(`(?:through|into|in|across) ${where("land")}`), /\bback to (?:her|his|their|the) [a-z]+/],
    unless: /\b(?:murder\w*|killed|fairy|magic\w*|wolf|treasure|ghost|into another|portal|mirror)\b/i,
    of: "people",
    after: [
      "{Thebeast} did not hurry. That was what was so unfair about it. It went a little way and looked round, and {hero} came after. Then it went round the next corner. “Just this one,” {hero} told {himself}, and after that {he} said it again at every single corner.",
      "There was always something to see where {thebeast} went. There was a gate half open, a wall with a hole in it, a green place with nobody there. {Hero} would never have seen any of that without {thebeast}. {He} was so busy looking that {he} forgot to look behind {him}.",
      "Then {thebeast} went round a corner, and when {hero} came round it, too, {thebeast} was gone. There was nothing there at all. {Hero} turned round, to go back the same way. There were three ways. All three of them looked as if {hero} had never been there in {his} life.",
      "+ {He} tried the first one, and it led to a wall. {He} tried the second one, and after a long time it led to the place where {he} had started. “Don't cry,” {hero} told {himself}, quite sternly. “Think.” But all {he} could think of was the tail of {thebeast}.",
      "{Hero} asked an old man on a stool for the way. But {he} could not say what the place was called that {he} wanted to get to; {he} only knew what it looked like. “Then how did you come here?” asked the old man. “I came after {thebeast},” said {hero}. The old man nodded, as if he heard that every week.",
    ],
    end: [
      "“So did my wife,” said the old man, “sixty years ago. She never did find the way back. She married me instead.” He got up and called something, quite softly, and put down a saucer. “You only made one mistake. You stopped following.” And out from under the stool, yawning, came {thebeast}.",
      "When the saucer was empty, {thebeast} set off. It went between two bushes, where there was a fourth one. {Hero} ran after it, past the hole in the wall, past the gate. And suddenly everything was where it belonged. {Hero} knew the very next door.",
      "“Where have you been all this time?” everybody asked. {Hero} told them, and they wanted to be shown the green place at once. But {hero} never found it again. Every evening {he} puts out a saucer, all the same. Now and then it is empty in the morning, and then {he} takes {his} shoes and looks round the first corner.",
    ],
  }),
  story({
    says: [
      /\b(?:nervous (?:flyer|flier|passenger)|(?:afraid|scared|terrified|frightened) of (?:flying|planes|aeroplanes)|fear of flying|never (?:been on a plane|flown))\b/i,
      phrase("(?:to|could|can) (?:go and |finally )?(?:see|meet|visit|be with|hug|hold) <visited:somebody>"),
    ],
    may: [
      /\b(?:had|has|had|must) to (?:take|fly|board|get on) (?:[a-z]+ )?(?:planes?|flights?)?/,
      phrase(`(?:to|in) ${where("land")}`),
      /\bso that (?:she|he|they) could\b/,
    ],
    unless: /\b(?:murder\w*|killed|crash\w*|hijack\w*|bird|swallow|pilot|astronaut|dragon|bomb)\b/i,
    of: "people",
    after: [
      "“You could send {visited} a parcel,” said a voice in {hero's} head, all the way to the airport. {Hero} knew that voice. It had kept {him} on the ground for years. {He} took out the photograph of {visited} and held it in front of {him}, like a ticket.",
      "When {hero} saw the plane, {he} had to sit down. It was as big as a block of flats, and was supposed to go up into the air. {Hero} counted the rivets that {he} could see. At two hundred they called {his} row. {His} legs got up; the rest of {hero} came along because it had to.",
      "+ Next to {hero} sat a small girl with a bear. “Are you going on holiday?” she asked. “I'm going to see {visited}, and I'm scared stiff,” said {hero}, before {he} could stop. The girl thought about it. Then she buckled the bear in between the two of them. “He's been up nine times,” she said.",
      "The engines began to roar. {Hero} pressed the photograph flat against {his} knee and talked to it under {his} breath. “I'm coming. I'm sitting here, and I'm coming.” Then the ground let go. {Hero} shut {his} eyes and thought of {visited}, only of {visited}, until {his} knuckles were white.",
      "Halfway it got bad. The wings shook, the cups jumped, and a voice asked everyone to fasten their seat belts. {Hero} would have given all that {he} had for one square yard of earth. “Never again,” {he} whispered. And right away {he} thought that then {he} would have no way back from {visited}, either.",
    ],
    end: [
      "That was such an odd thought that {hero} opened {his} eyes. Outside it had cleared. There was a sea of white, with the sun on it, quite still. Nobody had ever told {him} that it was beautiful. {Hero} held the photograph up to the window, so that {visited} should see it as well.",
      "Then came the doors, and a crowd, and somebody who waved with both arms. There {visitedwas} {visited}, much more real than in any photograph. {Hero} had prepared a sentence, and it was gone. {He} let go of the bags, put {his} arms round {visited}, and breathed out, for the first time in a whole day.",
      "When {hero} is asked how the flight was, {he} says, “Dreadful.” And then, “I'm doing it again in spring.” On the shelf stands the photograph, bent in the middle, with the print of a thumb on it. Nobody may put a new one in its place.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:was|were|got|gets?|is|are|had to stay) (?:stuck|trapped|stranded|snowed in|held up)(?: for (?:a|the|one|two) [a-z]+)? (?:in|at|on) (?<hall>(?:an?|the) (?:[\\p{L}-]+ ){0,2}?(?:airport|station|train|bus|motorway service|ferry|harbour|hotel|terminal|coach|bus station|guest house|petrol station|hostel))`,
      ),
      /\b(?:because of|due to|by|fog|snow\w*|storm|strike|blizzard|ice|power cut|night|overnight|broke down|cancelled)\b/,
    ],
    may: [
      /\b(?:for (?:a|the|one|two) (?:whole )?(?:night|days?|nights|hours)|overnight|on (?:Christmas Eve|New Year['’]s Eve))\b/,
      /\bbecause of (?:the |a |an )?(?:[a-z]+ )?(?<cause>fog|snow|snowstorm|storm|strike|blizzard|ice)\b/,
    ],
    unless: /\b(?:murder\w*|killed|bomb|killer|birth|with (?:an?|his|her|their) )\b/i,
    of: "people",
    after: [
      "“Just another half an hour,” they said, and after half an hour they said it again. On the board every line had turned red. {Hero} looked round {thehall}. So this was where {he} {was} going to spend the night.",
      "At first there was a good deal of grumbling in {thehall}. People talked into their telephones and were important. Then the telephones went flat, one after another, and it got quiet. {Hero} had never noticed how hard the seats were, or how long a night is, if you look at it from the front end.",
      "+ Then the shutter of the only snack bar came rattling down. There was a groan from everybody. {Hero} went through all the bags and found two bananas, a tin of biscuits and a pack of cards. Three seats away a baby started to scream, and it was quite right.",
      "Over by the window sat an old lady, bolt upright, with her hat on. “I'm to be at my sister's birthday tomorrow,” she said to nobody. “She'll be ninety. I've never missed one.” She did not cry. She only stroked the parcel on her knees. {Hero} saw that, and could not sit there and wait any longer.",
      "So {hero} opened the tin and went round {thehall} with it, from seat to seat. “It's one biscuit each,” {he} explained, “and whoever takes one has to tell us where they ought to be now.” One of them ought to have been at a wedding, one at sea, and one in bed.",
    ],
    end: [
      "After that it was not the same hall. Bags were opened. There was cheese, there was a cake that had been meant for a boss, and a man had a whole box of mangoes. {Hero} dealt the cards. The baby was passed along a row of laps and fell asleep on a pilot. And at midnight they all sang, by telephone, to a sister who was ninety.",
      "It was {hero} who saw it first: the board had begun to flicker. One line turned green, and then the next. A cheer went through {thehall}, and after that nobody moved. “We've got time for one more round,” said the old lady, and took off her hat. She was winning.",
      "They all got where they wanted to go, only a little later and with shadows under their eyes. {Hero} still has the list on which everyone wrote down an address. Each year, on that day, a tin of biscuits goes the rounds by post, from one to the next. It always arrives late.",
    ],
  }),
];
