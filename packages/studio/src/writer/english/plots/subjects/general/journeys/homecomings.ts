import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { AIM_END, REASON, where } from "./where.ts";

/** Stories of coming back after years, and of visits. */
export const homecomings = [
  story({
    says: [
      phrase(
        `(?:came|comes|return(?:s|ed)|went back|goes back|moved back|moves back)(?: back)?(?: home)? to ${where("town")}`,
      ),
      /\bafter (?<years>(?:many|so many|a lot of|several|almost|nearly|over|more than|twenty|thirty|forty|fifty|sixty|fifteen|ten|five|eight|twelve|half a|two|three|\d+)[a-z -]{0,20}? (?:years|decades|century|lifetime))\b/,
    ],
    may: [
      REASON,
      new RegExp(`\\b${AIM_END}`, "u"),
      phrase("(?:finds|found|meets|met|(?:say|says|said) (?:sorry|goodbye) to) <other:somebody>"),
      /\b(?:nobody|no one|no-one) (?:knew|recogni[sz]ed|remembered) (?:her|him|them)\b/,
    ],
    unless:
      /\b(?:murder\w*|killed|soldier|war|prison|jail|space\w*|astronaut|Earth|vampire|ghost|bones|body|dog recogn\w+|stage|ring|ice|court|pitch|job|school (?:as|after)|work|swan|alive)\b/i,
    of: "adults",
    after: [
      "{Hero} got out one stop early, to have a little more time. So {he} came to {thetown} on foot, as {he} had once left it, only that the bag had been lighter then. After {years} there was a new roundabout and a new sign. Behind it everything stood where {hero} had left it, as if somebody had only dusted it.",
      [
        "+ “Can I help you?” asked a young man in {thetown}, as people ask strangers. {Hero} had meant to say it straight out: that {he} was there to {ownaim} “I used to live here,” said {hero} instead. The young man nodded politely. When {hero} went away, not even his parents had met.",
        "“Can I help you?” asked a young man in {thetown}, as people ask strangers. “I used to live here,” said {hero}. The young man nodded politely. When {hero} went away, not even his parents had met.",
      ],
      "+ {Hero's} feet knew the way, which made it worse. They stepped over the place where the paving had been broken, though it had been mended long ago. They slowed down at a certain gate. All those years, far away, {hero} had told stories about {thetown}. In the stories the hill was higher, and {hero} had been right more often.",
      [
        "And then {hero} saw {other}. There was no mistaking {otherhim}, in spite of {years}. {Hero} had prepared a first sentence for years, and now it was gone. “You're late,” said {other}.",
        "In the end {hero} stood in front of the house itself. There were strange curtains in the windows. An old woman was sweeping the steps next door. She swept up to {his} shoes, stopped, and raised her head. She looked at {him} for some time. “You're late,” said the old woman.",
      ],
      [
        "“I know,” said {hero}. It was not much, after {years}. {Other} did not make it any easier. {Otherhe} only stood there and waited, with folded arms. So {hero} began at the wrong end, with the weather, and the journey, and then {he} got to it at last: why {he} had gone, and what it had cost, and whom.",
        "“You won't remember me,” said {hero}. “I remember the pane in my kitchen door,” said the old woman. “You ran off before you had paid for it.” She put the broom away and held the door open. Inside it smelled as it had smelled then. And {hero} told her everything, sitting on the stool which {he} had once been too small for: why {he} had gone, and what it had cost.",
      ],
    ],
    end: [
      [
        "{Other} listened without once looking away. Then {otherhe} said what had been kept for {hero} all this time, and it was not gentle. {Hero} took it. {He} had come for this as well. When everything was said, they were both hoarse, and the street was dark. “Have you got a bed?” asked {other}. “No,” said {hero}. “Then don't stand about.”",
        "“We kept your place,” said the old woman. {Hero} did not understand. So she took {him} by the sleeve to the tavern on the corner, where there was a long table, and called a name into the noise, the one that {hero} had had as a child. Grey heads turned round. A chair was pushed back. Somebody said, “No!” And then they all stood up.",
      ],
      "{Hero} had wanted to stay for one day in {thetown}, and it became nine. {He} heard who had married, and who had died, and who had never stopped asking about {him}. {He} laughed a great deal, and twice {he} had to go outside for a moment. The hill was quite high after all, when {hero} walked up it with the right company.",
      "There is a key on {hero's} ring now which fits nothing where {he} has been living. {He} touches it sometimes, in {his} pocket. It is the one to a door in {thetown}, and they told {him} there not to let it get rusty.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:visit(?:s|ed)|went to (?:stay with|visit|see)|goes to (?:stay with|visit|see)|stay(?:s|ed) with|spen(?:t|ds) (?:the |a |his |her |their |every |all )?(?:[a-z]+ ){0,2}(?:summer|holidays?|weekend|week|winter|weeks) (?:with|at)) <host:somebody>(?: (?:in|at|on) ${where("land")})?`,
      ),
    ],
    may: [
      REASON,
      /\bfor (?:the|a|two|three|her|his) (?:[a-z]+ )?(?:holidays?|summer|weekend|weeks?|winter)\b/,
      /\b(?:bored|boring|at first)\b/,
    ],
    unless:
      /\b(?:murder\w*|killed|prison|jail|hospital|grave|cemetery|doctor|dentist|museum|zoo|dying|died|dead|nursing home|care home|ghost|exchange|therapist|vet|camp|ski|santa)\b/i,
    of: "young",
    after: [
      [
        "{Host} {hostwas} waiting at the stop, and did not hug {hero}, but shook {his} hand, as if {hero} were a grown-up. “You're taller than on the photo,” said {host}. “You too,” said {hero}, because nothing else occurred to {him}. They walked through {theland} one behind the other, and nobody said a word.",
        "{Host} {hostwas} waiting at the gate, and did not hug {hero}, but shook {his} hand, as if {hero} were a grown-up. “You're taller than on the photo,” said {host}. “You too,” said {hero}, because nothing else occurred to {him}. They went in one behind the other, and nobody said a word.",
      ],
      "With {host} everything was done differently. There was soup for breakfast. The tap had to be knocked on twice. There was a chair on which you did not sit, and a stair that you stepped over. {Hero} sat down on the chair, and stepped on the stair. “Doesn't matter,” said {host}, but it did.",
      "+ In the evening {hero} lay in a bed that was too soft, under a blanket that smelled of a cupboard, and listened. The house ticked. Far off {host} {hostwas} walking up and down, up and down. Was it a cross sort of walking? {Hero} counted the days until the end of the visit on both hands, and there were more days than fingers.",
      "On the second day it rained, and {hero} broke something. It was a blue cup, and it was only a very small push. “That,” said {host}, and stopped. {Hero} ran out of the house and into the shed, and sat down in the dark, among the rakes. {He} would stay there until the visit was over.",
      "After a while there was a knock. “May I come into my shed?” asked {host}. {Host} squeezed in between the rakes and sat down on a bucket. “I've not had anyone to stay for years,” said {host}. “Last night I walked up and down, wondering what you might like to eat.” {Hero} sniffed. “Not soup,” {he} said.",
    ],
    end: [
      "{Host} began to laugh. It started with a squeak, like the shed door. “I don't like it either,” said {host}. “I've been cooking it for years because it's Monday.” So they went in and burned pancakes together, and each was worse than the one before.",
      "From then on things were different. {Host} showed {hero} how the tap was really opened, and what was behind the locked door, and who had always sat on the chair. {Hero} asked, and {host} told. They glued the blue cup. On the last evening {hero} did not want to count any more days at all.",
      "When {hero} comes now, they meet at the corner already, {hero} and {host}, and nobody shakes hands. The glued cup is on the table. It leaks a bit at the side. It is {hero's} cup, and nobody else may drink out of it.",
    ],
  }),
  story({
    says: [
      /\b(?:visit(?:s|ed)|went to see|goes to see) (?<host>(?:(?:her|his|their|my|the|an?) (?:[a-z-]+ ){0,3}?(?:grandmother|grandfather|grandma|grandpa|mother|father|mum|dad|brother|sister|uncle|aunt|friend|teacher|wife|husband|neighbour|nan|granny|grandad)(?: \p{Lu}\p{L}+)?|(?:Grandma|Grandpa|Aunt|Uncle|Mrs|Mr)\.? ?\p{Lu}?\p{L}*))\b[^.!?]* (?:in|at) (?<ward>(?:the |a |an |her |his )?(?:[a-z]+ ){0,2}(?:hospital|clinic|nursing home|care home|home|hospice|retirement home))\b/u,
    ],
    may: [/\bevery (?:day|week|Sunday|Saturday|afternoon|evening|morning|weekend)\b/, REASON],
    unless:
      /\b(?:murder\w*|killed|coma|forg[eo]t\w*|dementia|alzheimer\w*|remember\w*|dies|died|dying|in the country|at home)\b/i,
    of: "people",
    after: [
      "{Hero} always came at the same time, with {his} coat still cold from outside. {Host} heard {his} step in the corridor of {theward} and sat up straighter. “You didn't have to come today,” {host} said each time. “I was just passing,” said {hero} each time. It was an hour's way.",
      "There was not much to do in {theward}. {Hero} brought news: who had bought a new car, what had fallen down, what the neighbour's cat had done. {Host} wanted to know all of it. When the news was used up, {hero} made some more, and the cat did more and more.",
      "+ The others in the room listened, too, and pretended to read. “And the cat?” the man by the window asked at once, when {hero} came in. {Hero} put down {his} bag and thought quickly. That day the cat had been in the post van all the way to the next village. {Host} laughed so much that a nurse looked in.",
      "Then there was a day on which {host} did not sit up. {Hero} saw it from the door. The face on the pillow was turned to the wall. “I want to go home,” said {host}. “I'm no use to anyone in here.” {Hero} did not tell the new story about the cat. {He} sat down and took {host's} hand.",
      "They sat like that for a long time. “There isn't any cat,” said {hero} at last. “I know,” said {host}. “I lived next to those people for years. They've got a canary.” {Hero} had to swallow. “Why did you let me go on?” “Because you looked so happy when you made it up.”",
    ],
    end: [
      "So {hero} told the truth that afternoon: that the house was too quiet, and that {he} did not come for {host's} sake only. {He} came because it was the best hour of the day. {Host} turned away from the wall and looked at {him}. “Then I am of some use,” said {host}. “Pass me that tea. And now tell me what the cat did today.”",
      "After that they invented it together. {Host} {hostwas} better at it, and much wickeder. The cat became mayor, and was put on trial, and went to sea. {Hero} wrote it all down in an old diary, and in the evening at {theward} they read it aloud from the beginning.",
      "{Hero} still comes at the same time, with a cold coat. “You didn't have to come,” {hero} hears at the door, as always. “I was just passing,” {hero} says, and takes out the diary. On the cover there is a drawing of a cat that looks a little like a canary.",
    ],
  }),
  story({
    says: [
      /\b(?<guest>(?:(?:[Cc]ousin|[Aa]unt|[Uu]ncle|[Gg]randma|[Gg]randpa) \p{Lu}\p{L}+)|(?:an?|the|her|his|their|our|my|[Aa]n?|[Tt]he) (?:[a-z-]+ ){0,4}?(?:cousin|aunt|uncle|guest|visitor|prince|princess|grandmother|grandfather|grandma|grandpa|friend|relative|pen ?pal|nephew|niece|alien|stranger|dragon|bear|penguin|fox|polar bear|camel|elephant|owl|mouse)(?: (?:called |named )?\p{Lu}\p{L}+)?)(?: from (?<start>[^.,!?]{3,40}?))? (?:came|comes|is coming|was coming) (?:to (?:stay|visit|live)|for (?:a visit|tea|dinner|Christmas|a week))\b/u,
    ],
    may: [
      /\b(?:stay|visit|live) (?:with )?(?<host>(?:Mrs?|Miss|Dr)\.? \p{Lu}\p{L}+|(?:a|the|her|his|their) (?:[a-z-]+ ){0,2}?(?:family|friend|cousin|niece|nephew|grandson|granddaughter))/u,
      REASON,
    ],
    unless: /\b(?:murder\w*|killed|ghost|dead|invasion|eat (?:her|him|them)|steal\w*|stole)\b/i,
    after: [
      [
        "Everybody had got ready for {guest} from {start}. The floor was scrubbed, and there was a cake. Then the bell rang, and there stood {guest} with a suitcase that was tied up with string, and bowed to the coat stand. “In {start} it must be the custom,” they whispered. So everyone bowed to the coat stand.",
        "Everybody had got ready for {guest}. The floor was scrubbed, and there was a cake. Then the bell rang, and there stood {guest} with a suitcase that was tied up with string, and bowed to the coat stand. “It must be the custom,” they whispered. So everyone bowed to the coat stand.",
      ],
      "{Guest} did nothing as it was done in this house. {Guest} opened the window when it was cold and shut it when it was warm. {Guest} ate the cake with a spoon, the peas with fingers, and the flowers out of the vase by mistake. “Very good,” said {guest} politely.",
      "+ At night {guest} walked about. The boards creaked, the kettle sang, and at three o'clock somebody was heard to sneeze in the garden. “How long is this visit going to last?” they asked each other at breakfast, with small eyes. {Guest} came in, as fresh as a daisy, and bowed to the toaster.",
      "On the fourth day it came out by accident. {Guest} had put the good plates in the bath, and somebody cried, “Not like that! Can't you do anything as it is done here?” It became very quiet. {Guest} put down the last plate. Upstairs they could hear the string being tied around the suitcase.",
      "They found {guest} sitting on the bed beside it. “I watched you all so carefully,” said {guest}. “When I came in, a coat hung on that stand. I thought that it was the master of the house. And then you all bowed, too.” “I've been bowing to everything since then. I so wanted to do it right.”",
    ],
    end: [
      "Then someone gave a snort, and suddenly all of them were laughing, and {guest} most of all. “So it's not your custom?” “To bow to coats? I thought that you were mad!” said {guest}. “Very kind, but mad.”",
      "That evening they asked at last. {Guest} showed them how it was really done at home: the peas, and the window, and what you say before a meal. They ate sitting on the floor, and at three at night they all went out into the garden, to see what was so fine about it. It was the stars.",
      "The visit has long been over, and a card comes every month. But when anyone enters the house now, they still bow to the coat stand first. New guests think that it must be the custom here, and bow, too. And it is.",
    ],
  }),
];
