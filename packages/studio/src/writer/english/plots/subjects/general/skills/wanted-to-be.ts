import { phrase } from "../../phrase.ts";
import { HERO_AT_START, PART_END, taskOf } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

const ROLE =
  "(?<role>(?:an?|the first|the best|the greatest|the youngest|the) (?:(?!(?:in|of|at|like|and|for|to|with)\\b)[\\p{L}'’-]+ ){0,3}?[\\p{L}'’-]+(?: of (?:the |a |an |his |her )?[\\p{L}'’-]+)?)";
const ROLE_END = PART_END.replace("and|or", "like|and|or");
const WANTS =
  "(?:wanted|longed|hoped|decided|wished) (?:so much )?to (?:be|become|train as|work as)|(?:dreamed|dreamt) of (?:being|becoming|one day becoming)|(?:dream|wish|goal) (?:was|is) to (?:be|become)";
const NO_ROLE =
  "murder|killed|(?:be|become|being|becoming) (?:an? )?(?:vegetarian|friends?|invisible|loved|left|alone|human|real|rich|famous|like|free|king|queen|normal|grown|mother|father|parent|bride|wife|husband|hugged|weightless|clean|child|butterfly|man|woman|boy|girl)\\b|no longer|did not want|instead of|cloud that|sheep and";

/** Stories of wanting to become what somebody like that does not become, of being told to be too small, and of a first day. */
export const wantedToBe = [
  withPal({
    says: [
      phrase(`(?:${WANTS}) ${ROLE}${ROLE_END}`),
      /\b(?:laughed|too (?:small|old|slow|short|big|fat|shy|young|weak|clumsy|tiny|poor|heavy)|told (?:him|her|it|them) (?:that )?(?:he|she|it|they|not|no)|said (?:that )?(?:it|he|she|they|no|flying|girls?|boys?)|not (?:believe|let|allowed|take)|against|refused|but (?:his|her|their) (?:\w+ )?(?:family|father|mother|parents|mum|dad))\b/,
    ],
    may: [
      HERO_AT_START,
      /\b(?:everyone|everybody|others|animals|family|father|mother|parents|school|village) (?:laughed|said|thought|told|did not)\b[^.]*/,
    ],
    unless: new RegExp(`\\b(?:${NO_ROLE}|marry)`, "i"),
    after: [
      "“Ha!” people said. And some said nothing and only looked at {hero} from top to toe. That was worse. {Hero} had told them about it so happily: how {he} saw {himself} in {his} dreams: {role}, and right in front. Now {he} folded up {his} wish like a letter and put it away where nobody would laugh at it.",
      [
        "“And {role}?” asked {talker} that evening. “Is that over?” {Hero} shook {his} head without looking up. “Good,” said {talker}. “Then we begin tomorrow. You only need three things: courage, practice, and something to eat in between.”",
        "But a wish like that does not stay folded. In the middle of the night {hero} sat up. {Role} does not ask first whether people laugh, {he} thought. {Role} simply gets up early and starts. So {hero} got up early, packed something to eat, and started.",
      ],
      "It was harder than in the dreams. {Hero} tried to do it like those who could, and got everything wrong, even the standing. {He} came home with scratches and a torn hem. But when {he} fell asleep, {he} was smiling, because in {his} dream {he} was {role}.",
      "+ Week by week it became better. There were little things that {hero} could do now, and one that {he} was even quite good at. {He} showed it to nobody. Sometimes {he} heard the others whisper, “Look, there goes {role}!” and giggle. Then {hero} held {his} head up until {he} had turned the corner.",
      "Then came the day on which {he} dared to ask in earnest. {Hero} stood very straight and said {his} sentence. They did not even let {him} show anything. “{Role}? You?” they said. “Go home.” {Hero} went, and on the way {he} left the something to eat for the birds.",
    ],
    end: [
      [
        "{He} had not gone far when a cry came from behind. Something had gone wrong, very wrong, and {role} was needed that very minute, and could not be found. “Now!” shouted {talker}. Only {hero} knew what had to be done, for {he} had practised it.",
        "{He} had not gone far when a cry came from behind. Something had gone wrong, very wrong, and {role} was needed that very minute, and could not be found. Only {hero} knew what had to be done. {He} had practised it every day, after all.",
      ],
      "{Hero} forgot to be afraid and forgot who was watching. {He} did one thing after the other, not as all the others do it, but as somebody like {hero} does it, and that was just right. When everything was well again, it was quiet.",
      "+ “Who was that?” asked a child. Nobody laughed. “That,” they said, “was {role}.” Then they came up, one after another, the ones who had said “Ha!” and the ones who had said nothing. “Tomorrow?” {he} asked. “When do I begin?”",
      "There are mornings on which {hero} wakes up and thinks that {he} has only dreamed it. Then {he} gets up early, packs something to eat, and sets off. And if anyone is looking at {him} from top to toe, {he} looks back in a friendly way and walks on.",
    ],
  }),
  withPal({
    says: [phrase(`(?:${WANTS}) ${ROLE}${ROLE_END}`)],
    may: [
      HERO_AT_START,
      /\b(?:like (?:his|her|their) (?:mother|father|grandmother|grandfather|uncle|aunt|sister|brother|mum|dad))\b/,
      phrase(`so (?:he|she|they|it) (?<step>practised|trained|saved)[^.,]*`),
      /\b(?:practised|trained|saved|worked) [^.,]*/,
    ],
    of: "adults",
    unless: new RegExp(
      `\\b(?:${NO_ROLE}|laughed|knight|wizard|witch|ghost|king|queen|prince|princess|monster)\\b`,
      "i",
    ),
    after: [
      "{Hero} had never said it aloud. When people asked about plans, {he} spoke of the weather. How do you tell people, over a plate of soup, about a wish like that? But the thought of it got up with {him} in the morning and went to bed with {him} at night.",
      [
        "It was {talker} who found out. {Hero} had left a piece of paper on the table, with sums on it: how long it would take, what it would cost, what there was in the bank. “What is this?” asked {talker}. “Nothing,” said {hero}. {Talker} read it to the end. “You've forgotten the bus fare,” said {talker}.",
        "One evening {hero} took a piece of paper and did the sums: how long it would take, what it would cost, what there was in the bank. The numbers did not look good. {He} did them again with a sharper pencil. They looked no better, but now {he} knew them, and that was a beginning.",
      ],
      "+ So {hero} began, next to everything else. {He} got up an hour earlier. {He} asked people who knew about it, and they were friendlier than {he} had feared. {He} was the oldest, or the newest, or the only one of {his} kind, and had to ask three times. {He} wrote all the answers down.",
      "+ There were good weeks. {Hero} caught {himself} whistling at work. Once a stranger took {him} for {role}, and {he} did not put it right at once, but let it stand there for a moment, like something in a shop window that {he} could not afford yet.",
      "Then came the letter. {Hero} opened it standing up. It was a polite letter, and the word “unfortunately” was in the second line. {He} read no further, put on {his} work clothes, and went to work as on every other day. That evening {he} threw away the piece of paper with the sums.",
    ],
    end: [
      [
        "In the morning it lay on the table again, smoothed out. Under the sums, in the handwriting of {talker}, was a new line: “Second try: free.” {Hero} stood in front of it for a long time in {his} socks. Then {he} fetched the letter and read it to the end. They had added that {he} was welcome to apply once more.",
        "In the night {he} fetched it back out of the bin. There was coffee on it, but the numbers could still be read. Then {hero} also fetched the letter and read it to the end this time. They were sorry, it said. There was a second date in spring. Nobody had ever wanted it more than the applicant, one of them had added by hand.",
      ],
      "So {hero} went there {himself}. {He} did not make a speech. {He} showed what {he} could do by now, and what {he} could not do yet {he} asked about. They let {him} stay for a day to have a look, and then for another. “Who is that?” a new person asked on the third day. “That's {role},” somebody said.",
      "{Hero} had to go outside for a moment. {He} stood by the wall in the sun and said it aloud, for the first time in {his} life: “That's me.” It sounded strange and right. Then somebody called for {him}, because there was work to do, and {hero} wiped {his} face and went in.",
      "When people ask {him} about plans, {hero} does not speak of the weather any more. The piece of paper hangs in a frame next to the door, with the coffee stain. Younger ones stop in front of it, and {hero} lends them a pencil.",
    ],
  }),
  withPal({
    says: [phrase(`(?:${WANTS}) ${ROLE}${ROLE_END}`)],
    may: [
      HERO_AT_START,
      /\b(?:like (?:his|her|their|its) (?:mother|father|grandmother|grandfather|uncle|aunt|sister|brother|mum|dad))\b/,
      /\b(?:practised|trained) [^.,]*/,
    ],
    unless: new RegExp(
      `\\b(?:${NO_ROLE}|rocket|but (?:his|her|their) (?:\\w+ )?(?:father|mother|parents|family|grandmother|grandfather|jokes|songs))`,
      "i",
    ),
    after: [
      "When {hero} played, {he} always played the same thing: {he} was {role}. {He} had been {role} in the bath, under the table and up on the roof. Everybody knew about it. “And what do you want to be when you're grown up?” they asked all the same. {Hero} told them, quite patiently.",
      [
        "“Playing is all very well,” said {talker}. “But can you do it for real?” {Hero} did not know. So the two of them went to find out. They made a list of everything that {role} can do. It was a long list. {Hero} could already do number nine. {Talker} put a cross beside it.",
        "But playing was one thing. Would {he} be able to do it for real? {Hero} made a list of everything that {role} can do. It was a long list. Then {he} found that {he} could already do number nine, and put a cross beside it.",
      ],
      "The next day {hero} started with number one. Some things were too high and some too heavy, and some were meant for people with quite different feet. {Hero} thought up ways of {his} own: with a box to stand on, with a rope, with a lot of patience.",
      "+ Not everybody was pleased. There were crashes, and once there was smoke. “Couldn't you become something quieter?” they asked. {Hero} thought about that, out of politeness. {He} tried to imagine being something else, a baker, a pillow. It was no use. {He} was {role}, from {his} head down to {his} toes.",
      "In the end only one cross was missing on the list. It was the biggest thing of all. {Hero} tried it, and it went wrong in front of everyone. {He} lay there and did not get up. Somebody put the list in {his} hand.",
    ],
    end: [
      [
        "{Talker} looked at the list too, for a long time. “There's something missing,” {talker} said, and wrote one more line right at the bottom: “Get up again.” {Hero} read it. {He} thought about it. Then {he} got up, rather slowly, and {talker} put a cross beside it. Now there was only one left.",
        "{Hero} looked at all the crosses. There were so many of them! At the bottom there was still a bit of room. {He} took the pencil and wrote one more line: “Get up again.” {He} thought about it. Then {he} got up, rather slowly, and put a cross beside it. Now there was only one left.",
      ],
      "And this time {hero} did not try to do it as in the picture books. {He} did it in {his} own way, with the box and the rope and the patience. Everybody held their breath. And it worked! It looked a bit different from how it usually does, but there stood {role}, a real one, and beamed.",
      "+ That very day there was something to do for {him}. {Role} was needed, and they came and knocked at {hero's} door, quite out of breath. {He} was ready before they had finished speaking. “Are you {role}?” they asked. {Hero} told them, quite patiently, as {he} always had.",
      "In the evening {hero} sits with tired feet and a full heart. The list hangs on the wall, with a cross on every line. Sometimes {he} plays again, just for fun. “What are you today?” the others ask. Then {hero} thinks for a moment and says, “Today I am a pillow.”",
    ],
  }),
  withPal({
    says: [
      phrase(
        `(?:told|said|thought|found|heard)[^.]*? (?:was|were|is|are) (?:far |much )?too (?<flaw>small|old|slow|short|big|fat|shy|young|weak|clumsy|tiny|little|heavy|soft|loud|quiet)(?: (?:to|for) [^.,]+)?`,
      ),
    ],
    may: [
      HERO_AT_START,
      phrase(
        `too (?:small|old|slow|short|big|fat|shy|young|weak|clumsy|tiny|little|heavy|soft|loud|quiet) to ${taskOf("task")}`,
      ),
      /\bwanted to [^.,]+/,
    ],
    unless: /\b(?:murder|killed|sold|scrap\w*|shoes|clothes|house|bed|room|love|marry)\b/i,
    after: [
      "Too {flaw}! {Hero} went off with those two words, and they went along with {him} like stones in a shoe. {He} looked at {himself} in the water of a ditch. Was {he} really too {flaw}? From the front, perhaps. {He} looked at {himself} from the side. From the side it was no better.",
      [
        "+ “Too {flaw} for what?” asked {talker}. {Hero} told the whole story, and {talker} snorted. “They looked at you for a second! Nobody can see everything in a second.” That helped a little. “Let us find out,” said {talker}, “what somebody who is {flaw} can do.” They set out at once.",
        "+ “Perhaps if I try very hard,” said {hero}. For a week {he} tried not to be {flaw}. {He} ate more, and then less. {He} stood on tiptoe, and then {he} ducked. {He} slept with {his} feet on the pillow. On Sunday {he} looked into the ditch again. {Hero} was exactly as {flaw} as before.",
      ],
      [
        "{Hero} went on dreaming of it all the same. When nobody was looking, {he} tried in secret to {task}. {He} did it in {his} own way, since the usual way did not work. It looked odd, and {he} was glad that there was only a beetle watching. But the beetle, at least, did not say that {he} was too {flaw}.",
        "{Hero} went on dreaming of it all the same. When nobody was looking, {he} practised in secret. {He} did it in {his} own way, since the usual way did not work. It looked odd, and {he} was glad that there was only a beetle watching. But the beetle, at least, did not say that {he} was too {flaw}.",
      ],
      "Then {he} asked once more. {He} had washed and combed {himself} for it. They did not even turn round. “You again?” they said. “We have told you already: too {flaw}!” Some of them laughed. {Hero} walked off without a word.",
    ],
    end: [
      [
        "Only a day later they were in trouble. They had done it as they always did, and now they were stuck and could not go forward or back. “We need somebody who is {flaw}!” one of them cried. It was quiet for a moment. Then they all thought of the same name. {Talker} was already running to fetch {hero}.",
        "Only a day later they were in trouble. They had done it as they always did, and now they were stuck and could not go forward or back. “We need somebody who is {flaw}!” one of them cried. It was quiet for a moment. Then they all thought of the same name, and ran to fetch {hero}.",
      ],
      "{Hero} could have said no. {He} thought about it for as long as it takes to count to three. Then {he} did what {he} had practised in secret, in {his} own odd way. All of them saw it now, and not only the beetle. It went wonderfully, not in spite of {hero} being {flaw}, but because of it.",
      [
        "“We looked at you for only a second,” they said afterwards, and they were red to the tips of their ears. “Would you like to {task} with us? Every day?” {Hero} let them wait for as long as it takes to count to three. “Yes,” {he} said then. “Very much.”",
        "“We looked at you for only a second,” they said afterwards, and they were red to the tips of their ears. “Would you like to stay with us? For good?” {Hero} let them wait for as long as it takes to count to three. “Yes,” {he} said then. “Very much.”",
      ],
      "When somebody new comes to ask now, somebody too young or too old, too long or too wide, {hero} is sent for. {Hero} does not look for a second. {He} sits down, takes {his} time, and looks for a whole afternoon.",
    ],
  }),
  withPal({
    says: [
      /\b(?<first>first (?:ever )?(?:day|shift|night|morning) (?:at|of|on) (?:his |her |the |its |a )?(?:new )?(?:job|work)|first (?:ever )?(?:day|shift|night|week) as (?:an? )?(?:[a-z-]+ )?(?<job>[a-z-]+(?: (?:driver|keeper|officer|teacher|guard|cleaner|conductor|attendant|collector))?))\b/,
    ],
    may: [
      HERO_AT_START,
      phrase(`had to ${taskOf("task")}`),
      /\b(?:in|at|on) (?:an?|the|his|her) (?:[a-z]+ ){0,2}[a-z]+\b/,
    ],
    unless: /\b(?:murder|killed|body|bodies|corpse|dead|ghost train|morgue|school|kindergarten|genie)\b/i,
    after: [
      "{Hero} had got up much too early. {He} had polished everything that could be polished, and practised {his} “Good morning!” in front of the mirror. Then {he} stood at the door of {his} new place of work a whole hour before the time, and it was still locked.",
      [
        "“You must be the new one,” somebody said at last, and gave {him} a key, a cap, and a list with thirty points. “If there is anything, just ask.” Then {hero} was alone with {talker}. “Do you know how it works?” asked {talker}. “Of course,” said {hero}, and {his} voice went up at the end like a question.",
        "“You must be the new one,” somebody said at last, and gave {him} a key, a cap, and a list with thirty points. “If there is anything, just ask.” Then {hero} was alone. The cap was too big. {He} began to read the list, and at point nine it already started.",
      ],
      "+ For the first hour everything went wrong, nicely, in the order of the list. {Hero} opened what should be shut, pressed what should be pulled, and called the most important person of all “Mum”. Whenever {he} had put one thing right, two others had happened. The cap slid down over {his} eyes.",
      "+ In the break {hero} hid behind a door and ate {his} sandwich in three bites. {He} thought of everybody at home who would ask in the evening how it had been. What was {he} to tell them? “Interesting,” {he} decided. {He} wiped the crumbs off the list. Twenty points were still left.",
      [
        "The worst came in the afternoon. {Hero} had to {task}, and there was nothing about that on the list, not on the front and not on the back. {He} turned it round twice. There was nobody to ask, and {he} could not wait. It was all up to {him}, on the very first day.",
        "The worst came in the afternoon. Something happened that was not on the list, not on the front and not on the back. {Hero} turned it round twice. There was nobody to ask, and it could not wait. Everybody looked at the one with the cap, and the one with the cap was {hero}.",
      ],
    ],
    end: [
      [
        "“What do we do now?” whispered {talker}. {Hero} pushed back {his} cap, put the list in {his} pocket, and thought for as long as it takes to breathe in. “Now,” {he} said, “we do what we would wish for ourselves.” It was not a rule. But it was something to begin with, and so they began.",
        "{Hero} pushed back {his} cap, put the list in {his} pocket, and thought for as long as it takes to breathe in. What would {he} wish for {himself}, if {he} were standing on the other side? That was not on the list either. But it was something to begin with, and so {he} began.",
      ],
      "{He} did it slowly and kindly, one thing after the other, and asked when {he} did not know. And it worked. The faces grew friendlier. Somebody held something for {him}, somebody else showed {him} which end was the right one, and at last all was well.",
      "In the evening {he} gave back the key. {He} was sure that there would be trouble. “I heard about this afternoon,” said {his} boss, and looked at {him} for a long time. Then {his} boss took the list, crossed out the whole of the first page, and wrote the next day's date on it. “See you tomorrow,” it said.",
      "The cap fits by now, or {hero} has grown into it. When somebody new stands at the locked door much too early, {hero} comes a whole hour before the time as well. {He} brings two cups of tea. “If there is anything,” {he} says, “just ask.”",
    ],
  }),
];
