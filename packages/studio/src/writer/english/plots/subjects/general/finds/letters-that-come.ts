import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const GETS = "(?:got|gets|received|receives|was sent|is sent|found|finds|opened|opens|had)";
const MAIL = "(?:letter|postcard|parcel|package|message|telegram|email|e-mail)";
const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|late (?:father|mother|husband|wife)|grave|ghosts?|blackmail\w*|threat\w*|police|detective|stole\w*|prison|war|front|spy|agent|future|past|himself|herself|court|lawyer|bank|school of|wizard|king|queen|inherit\w*|bottle|reader|fan|doctor|santa|tooth fairy|wrong)\b/i;
const MORE = also(
  "after (?:[a-z-]+ ){1,4}(?:years?|decades|silence)|(?:ten|twenty|thirty|forty|fifty) years|years ago|long-lost|for the first time",
  "(?:out of the blue|unexpected|surprising|mysterious|strange|handwritten|long|old|yellowed|short)",
  "one (?:day|morning)|in the post|at the door|under the door|in (?:his|her) (?:letterbox|mailbox)",
  "asking (?:him|her) [^.]*|inviting (?:him|her) [^.]*|saying [^.]*|thank\\w* [^.]*|forgive\\w*|invitation|meet(?:ing)?",
);

const IS_NEAR =
  /\b(?:years?|decades?|long-lost|estranged|silence|first love|childhood|old (?:friend|love|flame)|ex(?:-| )?(?:husband|wife|boyfriend|girlfriend)?|from (?:his|her) (?:[a-z-]+ )?(?:brother|sister|father|mother|son|daughter|twin))\b/i;

/** Stories of letters, parcels and calls that come. */
export const lettersThatCome = [
  story({
    says: [
      /\bteacher|professor|coach|headmaster|headmistress|choirmaster|tutor\b/i,
      new RegExp(`\\b${GETS} (?:an?|the|one|his|her) (?:[a-z]+ ){0,3}?${MAIL}`, "i"),
      role("student", "student|pupil|schoolboy|schoolgirl"),
    ],
    may: [PAL, ...MORE, ...also("former|old|first|worst|most difficult", "retired|retirement|last day|lonely|years")],
    of: "adults",
    unless: /\b(?:murder\w*|kill\w*|blackmail\w*|threat\w*|secrets?|anonymous|died|dead|prison|love letter|in love)\b/i,
    after: [
      "{Hero} put on {his} glasses to read the name on the back. Then {he} took them off, cleaned them, and read it once more. {Student}! {Hero} could see {studenthim} at once: third row by the window, with ink on the chin, and never, not one single time, with the homework.",
      "The letter lay on the table all through lunch. {Hero} was a little afraid of it. {He} had been strict with {student}, and once {he} had said a sentence that still woke {him} at night. {Hero} cut the letter open with a kitchen knife.",
      "“You won't remember me,” the letter began. “I sat by the window. One day you said a sentence to me in front of everyone.” {Hero} had to put the page down. “I hated you for it,” {he} read. “For a week.”",
      "“And after that week I tried,” {student} had written. “I've been trying ever since. Whenever I was afraid of a thing, I heard your voice.” Then came four pages of it: first one job, then a better one, a wedding, a sick child who got well. {Hero} read slowly, with one finger under the line, as {he} had taught {studenthim} to.",
      "+ There was one mistake on the third page. {Hero} had reached for the red pencil before {he} noticed. {He} held it in the air over the paper. Then {he} put it down again, and was quite proud of {himself}.",
    ],
    end: [
      "At the bottom it said: “On Friday at four I'll be passing through. I'll just sit on the bench across the street for a while.” {Hero} looked at the calendar. It was Friday, and it was four. {Hero} pushed the curtain aside.",
      "A grown-up person sat there, very straight, as if waiting to be called on. {Hero} crossed the street in {his} slippers. “Third row by the window,” {he} said. {Student} jumped up from the bench. “You do remember.” “You still owe me some homework,” said {hero}. Then {student} held out a hand, and {hero} took it in both of {his}.",
      "The letter hangs in a frame in {hero}'s kitchen, with the mistake. Letters go to and fro between the two of them now, long ones. {Hero} has never corrected any of them. But sometimes {student} puts in a mistake on purpose, so that {he} may enjoy it.",
    ],
  }),
  story({
    says: [
      phrase(`${GETS} (?:an?|the|one|his|her|two|another) (?:[a-z-]+ ){0,3}?(?<mail>${MAIL}) from <sender:somebody>`),
      IS_NEAR,
    ],
    may: [PAL, ...MORE],
    of: "adults",
    unless: NOT,
    after: [
      "{Hero} knew the writing before {he} had read a word. Only {sender} made such loops. {He} laid the {mail} on the table, face down, and did the washing-up. The {mail} was still lying there.",
      "So much time had gone by, and so much had not been said. At first {hero} had been too proud to write, and later it had been too late to begin. {He} had imagined what {sender} would say, on many nights, in many versions. In most of them {sender} was angry. {Hero} sat down, wiped {his} hands on {his} trousers, and read.",
      "{Sender} was not angry. “I saw a coat like yours in the street,” it began, “and I ran after it. It wasn't you.” That was {sender} all over. {Hero} laughed, and the laugh turned into something else halfway. It went on like that: small things, the weather, a broken tap. And at the very end: “I'd like to see you, if you would.”",
      [
        "“And would you?” asked {pal}, who had been told everything by then. {Hero} pushed the {mail} to and fro on the table. “What if it goes wrong again?” “Then it'll have gone wrong once more,” said {pal}. “Here's a pen.”",
        "It took {hero} four evenings to answer. The first try was nine pages long, and {he} burned it. The second explained who had been right. {He} burned that, too. The third was one line. {Hero} read it aloud to the kettle, and it sounded true. “So would I,” it said. “Tell me where.”",
      ],
      "+ {Hero} posted the answer and wanted it back at once. {He} even put {his} hand in the slot of the letterbox, up to the wrist. A child stood there and watched. “Stuck?” asked the child. “Yes,” said {hero}. “For years.”",
    ],
    end: [
      "{Hero} came an hour too early to the place where they were to meet, and {sender} was there already. {Hero} knew at once who that was, even from behind, on a chair by the window: the shoulders, and the way of holding a cup. All the words that {he} had prepared were gone. “Is this chair taken?” {he} asked. {Sender} did not turn round. “It's been free for ages,” said {sender}.",
      "Neither of them said sorry at first. They talked about the tap. Then {sender} laid a hand on the table, palm up, as in the old days, and {hero} laid {his} on top. After that it was said, by both at the same time, and so quickly that nobody could have told who was first.",
      "The {mail} lies in the drawer with the things that {hero} would save from a fire. {Sender} writes on the first of every month, in loops. And {hero} answers on the same day now. {He} has learned what it costs to wait.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `\\b(?:${GETS}|came|arrived|arrives|comes) (?:[a-z]+ ){0,5}?(?<mail>letter|postcard|parcel|package|message|note|love letter)s?\\b`,
        "i",
      ),
      /\b(?:mysterious|anonymous|unsigned|no sender|without (?:a )?(?:sender|name|return address|signature)|no (?:return address|name|signature)|unknown (?:sender|person)|from (?:a stranger|an unknown|somebody unknown|someone unknown|nobody)|secret admirer|doesn['’]t know (?:who|from whom)|does not know who|did not know who|didn['’]t know who)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "every (?:day|morning|week|monday|friday|month)|one (?:day|morning)",
        "mysterious|anonymous|unsigned|no sender|without (?:a )?(?:sender|name)|no return address|from (?:a stranger|an unknown [a-z]+)",
        "find(?:s)? out who|who (?:sent|wrote|had sent|had written|is writing|was writing) (?:it|them)|under (?:his|her|the) door|in (?:his|her) (?:locker|desk|letterbox|mailbox|pocket)",
      ),
    ],
    of: "people",
    unless:
      /\b(?:murder\w*|kill\w*|dead|died|blackmail\w*|threat\w*|police|detective|crime|secret about|ransom|future|killer|danger\w*|spy|agent|magic\w*|pilot|teacher in|bottle|warn\w*|invit\w+|clue|treasure|money|old house|inherit\w*)\b/i,
    after: [
      "{Hero} turned the {mail} over. There was nothing on the back. {He} held it up to the light and smelled it. It smelled of soap. Whoever had sent it had pressed hard with the pen, and had crossed out one word so thoroughly that there was a hole.",
      "“I've wanted to tell you this for a long time,” it said. “You always hold the door until the last one is through. I am mostly the last one.” That was all. There was no name. {Hero} thought of all the doors that {he} had ever held open. {He} had never looked who came last.",
      [
        "“Somebody likes you,” said {pal}, and grinned. “Nonsense,” said {hero}, and went red. But next day the two of them stood at the door and looked hard at everybody who came through. {Pal} made a list. By the evening it was very long, and there was a tick beside nobody.",
        "From then on {hero} went through the world with different eyes. Was it the one with the bicycle? Was it the one who always counted the change? {He} compared handwriting in the bakery and on the notice board. {He} said “Good morning” to people whom {he} had never greeted before, just to hear if a voice would tremble.",
      ],
      "Soon {hero} knew the name of the one with the bicycle, and why the other counted the change. Nearly everyone had a story, as it turned out, and had been waiting for a “Good morning”. But none of them had sent the {mail}.",
      "+ Once {hero} wrote an answer. “Who are you?” it said, and {he} pinned it up by the door at the height of {his} heart. Next day it was gone. In its place there was a bit of paper with another hole in it. So it was somebody who still did not dare.",
    ],
    end: [
      "So {hero} made it easy. {He} held the door open, as {he} always did, and this time {he} did not go when the last one seemed to be through. {He} waited. A whole minute passed. Then steps came, slow ones, and somebody came round the corner who had never counted on a door being open: the quietest of them all, with ink on two fingers and a smell of soap.",
      "“You're late,” said {hero}. “I'm always late,” was the answer. “I wait till the others have gone.” “I know,” said {hero}. “You wrote it to me.” They both looked at the ink. “What was the word that you crossed out?” asked {hero}. It was whispered to {him}. It was “friend”.",
      "{Hero} has the {mail} pinned over {his} bed, with the hole and all. The two of them go through the door together now, and each wants to hold it open for the other. Sometimes it takes them quite a while to get out of the house.",
    ],
  }),
  story({
    says: [
      phrase("(?:phone ?call|telephone call|call|voicemail|voice message) from <caller:somebody>"),
      /\b(?:years?|decades?|long-lost|estranged|silence|spoken|since)\b/i,
    ],
    may: [PAL, ...MORE],
    of: "adults",
    unless:
      /\b(?:murder\w*|kill\w*|dead|died|police|detective|hospital|prison|ransom|kidnap\w*|ghosts?|future|spaceship|space|himself|herself|boss|unknown|emergency|fire|wrong number|suicide|bridge)\b/i,
    after: [
      "The telephone had rung five times before {hero} found it, under a cushion. “Yes?” {he} said. At first there was only breathing. And then {hero} knew, before there was a word, because nobody else on earth breathed in like that before a sentence. It was {caller}. {Hero} sat down on the arm of the sofa and missed it.",
      "“It's me,” said {caller}. “Don't hang up.” “I've just fallen on the floor,” said {hero}. “I can't reach the button.” It was quiet. Then {hero} heard a sound that {he} had not heard for years. {Caller} was laughing, on the other end, very carefully, as if it might break.",
      "After that neither of them knew what to say. It rained where {caller} was, and it rained where {hero} was, and they listened to it through the telephone. “Do you still have the blue cup?” asked {caller}. {Hero} looked across at the shelf. “I've never used it since,” {he} said.",
      "It was then that the old quarrel came back. It stood in the line like a third person, and for a moment {hero} felt the whole anger again, hot and fresh. “I was going to explain it all,” {callerhe} said. “I've written it down. I've got nine pages here.”",
      "+ “Read them to me,” said {hero}. Paper rustled. {Caller} cleared {callerhis} throat and stopped again. “It's all about who was right,” {callerhe} said, surprised. “I must have written that years ago.” There was a sound of tearing, and {hero} pressed the telephone closer to {his} ear.",
    ],
    end: [
      "“Why today?” asked {hero}. {Caller} took one of those breaths. “I made tea,” {callerhe} said, “and without thinking I put out two cups. So I thought I'd ring.” {Hero} could not speak. {He} got up off the floor, went over to the shelf, and took down the blue cup. “Which platform do you come in at?” {he} asked at last.",
      "{Hero} was at the station far too early. {He} had the blue cup in {his} pocket, so as to be recognised. It was not necessary. {Caller} got out of the last carriage, greyer, thinner, and breathed in to speak. {Hero} had already put both arms round {callerhim}.",
      "The blue cup is used every day now, and it has a crack. {Caller} rings up at seven, even if there is nothing to tell. Then {hero} takes the telephone to the window, and the two of them listen to each other's rain.",
    ],
  }),
];
