import type { Beat } from "../scripts/script.ts";

/** Small moments before it gets better; they fit any place. */
export const waiting: readonly Beat[] = [
  [
    5,
    "^“What are you thinking about?” they asked at supper. “About tomorrow,” said {hero}.",
    "^At supper {hero} buttered the same slice of bread twice and did not notice it.",
    "^When the light went out, {hero} lay awake and listened to the clock. It said the same two words, over and over.",
    "^“You're so quiet today,” they said at home. {Hero} only shrugged.",
    "%A beetle came by and wanted to know what was the matter. {Hero} told it everything. Beetles are good listeners.",
    "%That night {hero} looked up at the moon. The moon looked back, as if it knew.",
    "%An old crow sat down not far away. “Cheer up,” it said, and then it said nothing else for an hour.",
  ],
  [
    6,
    "“What if it goes wrong?” asked {hero}. “Then we'll think of something else,” said {mate}. It sounded so simple when {mate} said it.",
    "“You look as if it were raining,” said {mate}. “It is, a little,” said {hero}. But the sun was shining.",
    "{Beast} turned round three times and lay down on {hero's} feet. That helped a little.",
    "{Beast} brought {hero} an old ball and put it down very gently.",
    "{Hero} sighed. It was a long sigh, and it came all the way up from {his} toes.",
    "{Hero} counted to twenty, and then backwards to one. It was no different afterwards.",
  ],
  [
    8,
    "A snail was crossing the path. {Hero} waited until it had got to the other side, and that took some time.",
    "Somewhere a door banged, and somebody laughed. {Hero} looked up, and then down again.",
    "A leaf came sailing down and landed on {hero's} head. {He} left it there.",
    "Two sparrows were quarrelling about a crumb. {Hero} watched them until both of them had forgotten it.",
  ],
  [
    10,
    "~“Shall I tell you something?” said {hero}. “I'm glad that you're here.” {Mate} looked up at the clouds, and smiled.",
    "{Hero} scratched {beast} behind the ears, and after that both of them felt a little better.",
    "That night {hero} dreamed of it. In the dream everything was quite easy, and {he} could even fly a little.",
    "It rained a little, and then it stopped again, and {hero} had hardly noticed it.",
  ],
];

/** Small moments with the one who is there now. */
export const together: readonly Beat[] = [
  [
    4,
    "“Are you hungry?” asked {mate}. {Hero} had quite forgotten about that. They shared an apple, bite by bite, down to the pips.",
    "“Sit down for a moment,” said {mate}, and moved over. {Hero} sat down. It was a good place to sit.",
    "{Mate} whistled softly, and {hero} listened. It was a tune that went up and down like a staircase.",
    "{Hero} gave {beast} half of {his} bread, and then, after a look from below, half of the other half.",
    "{Beast} put one paw on {hero's} foot and left it there.",
  ],
  [
    5,
    "{Mate} told a joke. It was an old one, and {mate} got the end wrong, and just because of that {hero} had to laugh.",
    "“Slowly,” said {mate}. “We've got the whole day.” {Hero} had not thought of that. A whole day is quite a lot.",
    "{Mate} pulled such a face that {hero} forgot for a moment what it was all about.",
    "“Can you keep a secret?” asked {mate}. “I always have to count to three first, too.”",
    "“And if somebody sees us?” asked {hero}. “Then we'll wave,” said {mate}.",
    "{Beast} pricked up both ears, as if to say: go on.",
  ],
  [
    7,
    "“Why are you doing all this?” asked {hero}. {Mate} thought about it. “Because it's more fun with two,” said {mate}.",
    "“What would you like to do afterwards?” asked {mate}. “Sleep,” said {hero}. “And then do it again.”",
    "A ladybird sat down between {hero} and {mate}. They waited, without moving, until it had flown away.",
    "“I would never have dared to do it alone,” said {hero}. “Nor would I,” said {mate}.",
    "For a while nobody said a word. It was a good sort of quiet.",
    "It took a little while. But good things may take a little while.",
  ],
  [
    9,
    "{Hero} looked at {mate} from the side. {Mate} hummed a song, quite out of tune, and did not seem to be worried at all.",
    "“Do you know what?” said {mate}. “I was a bit scared, too.” {Hero} had not noticed anything of it.",
    "A bird sang somewhere, the same three notes, again and again, and {hero} noticed it for the first time in days.",
  ],
];

/** What follows a good end. */
export const gladness: readonly Beat[] = [
  [
    3,
    "^{Hero} told it to everybody who wanted to hear it, with both hands, and then once more from the beginning, because the best part had come too quickly.",
    "^That evening {hero} {was} so tired that {he} fell asleep with one sock on. But {he} smiled in {his} sleep.",
    "^All evening {hero} hummed a song with only one word in it, and the word was yes.",
    "^“And how was it?” they all wanted to know. {Hero} did not know where to begin.",
    "%{Hero} {was} so happy that {he} jumped over {his} own shadow, there and back.",
    "%{Hero} sang all the way home, a song with only one word in it, and the word was yes.",
  ],
  [
    6,
    "“Today,” said {hero}, “was a good day.” And {mate} said the same thing, at the same moment.",
    "“See you tomorrow?” asked {mate}. “See you tomorrow,” said {hero}.",
    "“Thank you,” said {hero}. “What for?” asked {mate}, and knew very well what for.",
    "“Today,” said {hero}, “was a good day.”",
  ],
  [
    12,
    "And whenever {hero} thought of it later, {he} had to smile, even in the middle of the week.",
    "It was a day of the kind that one keeps, like a smooth stone.",
  ],
];

/** How a story is told again after it is over, however it came out. */
export const retellings: readonly Beat[] = [
  [
    2,
    "{Mate} still tells it now and then, and {hero} puts right what {mate} gets wrong, and then it is the other way round.",
    "“And after that?” people ask when they hear it. “After that we had supper,” says {mate}, and that is true.",
    "Whenever {topic} is talked of, {hero} and {mate} look at each other, and neither of them has to say a word.",
    "{Mate} tells the beginning, and {hero} tells the end, and what comes between they tell at the same time.",
    "“Tell it again,” people say to {mate}, and {mate} looks at {hero} first, as if to ask whether the time is right.",
    "To this day it is enough that {mate} says one word of it, and {hero} has to laugh.",
    "{Pet} has no word for it. But whenever {hero} tells it, {pet} comes and listens to the end.",
    "Ask {hero} what {he} remembers best, and it will be something quite small, and something to do with {pet}.",
    "{Topic} is asked about even now. Whoever asks is given a chair first, because it takes a while to tell.",
    "Much has been forgotten since then. {Topic} has not.",
    "~Whoever looks closely can still see it in {hero}: something about the way {he} stops, and looks back once, and goes on.",
    "~{Hero} kept one thing from that time. It is not worth much, and it is not for sale.",
    "~It is quite a while ago now. But if the wind is right, {hero} says, it smells exactly as it did then.",
    "~“Would you do it again?” people ask {hero}. The answer comes every time before they have finished asking.",
    "~And if somebody does not believe it, {hero} lets them. It is no less true for that.",
    "*They have never quite agreed on how it began. On how it ended, they all say the same.",
    "*One of them starts to tell it, and after the first sentence they are all telling it.",
    "@I still think of it, mostly on stairs, and I could not say why on stairs.",
    "@If you ask me what the best of it was, I have to think, and then it is always the same thing.",
    "~There is a photograph of it. {Hero} is a little blurred in it, because {he} {was} laughing.",
    "~Whoever asks {hero} about it today should bring some time. It gets a little longer every year.",
    "~If anybody says that such a thing cannot happen, {hero} only smiles and asks whether they have ever tried.",
    "*There is a photograph of it. All of them are a little blurred in it, because they were laughing.",
    "@I have told it so often that some think I made it up. I did not. I would not have dared to.",
  ],
  [
    5,
    "It is told to this day, and those who tell it begin with the same words: it was quite an ordinary day.",
    "Not much of it was in any newspaper. But it was told over many a kitchen table, and that is where the best things are told.",
    "Some say that it was quite different. But they were not there.",
    "That is all that is known about it. The rest has to be imagined, and that is easily done.",
    "It was not a long story. But it had everything in it that such a story needs.",
    "The next day was a day like any other, and that was nice, too, after so much.",
    "Somebody ought to write it down, people said. So somebody did.",
    "If it has not been forgotten, then that is because of those who asked for it again and again.",
    "There are larger stories. But this one fits into a pocket, and can be taken out wherever one is.",
    "Even those who had only looked on told it afterwards as though they had been in the middle of it.",
  ],
];

/** Small moments between the parts of an event; they fit wherever it takes place, and however it is going. */
export const amidEvents: readonly Beat[] = [
  [
    4,
    "“Is it true that {told}?” a small voice asked, and {hero} said that it was quite true.",
    "By evening everybody knew that {told}, and [they talked of it over supper|nobody talked of anything else].",
    "“Have you heard?” said one to the other. “{Told}.” “No!” said the other. “Yes!” said the first one.",
    "“{Told}?” asked the postman. “Then I've seen everything now.”",
    "Somebody wrote it on a wall with chalk: “{Told}.” Somebody else put a question mark behind it. The next day the question mark was gone.",
    "An old man did not believe it. “{Told}?” he said. “In my day nobody would have dared to.” But he came back twice to look.",
    "“Once upon a time,” said a girl to her doll, “{told}.” She did not know yet how it went on. Nobody did.",
    "“Tell me about {topic} again,” said {talker} when the light was out, and before {hero} came to the end, {talker} was asleep.",
    "“Are you worried about {topic}?” asked {talker}. “Only a little, now that you ask,” said {hero}.",
    "{Hero} told {beast} everything about {topic}, and {beast} listened to the end, yawned, and lay down across {hero's} feet.",
  ],
  [
    6,
    "A small child wanted to know everything about {topic}, and why, and why that, and after the seventh why {hero} began to wonder {himself}.",
    "Somebody had already made a song about {topic}. It had one verse, and it went up at the end like a question.",
    "“You talk about nothing but {topic},” said {talker}. “That's not true,” said {hero}. “Yesterday I talked about the weather.”",
    "“If it goes wrong with {topic},” said {talker}, “we'll say that it was my idea.”",
    "{Beast} got up, came over and laid a warm head against {hero}.",
    "{Beast} looked at {hero} as if somebody had to have a plan.",
    "“What are you going to do now?” they asked. “First I'll think,” said {hero}. “And then?” “Then I'll think again.”",
    "There were already three opinions about {topic}, and only two people who had one. That is how it goes.",
    "“Do you still remember how it was before {topic}?” somebody asked. “Boring,” somebody answered.",
    "^{Hero} drew {topic} on the back of an envelope, once from the front and once from the side, and it looked better each time.",
    "In the night {hero} thought of {topic}, and in the morning {he} {was} thinking of {topic} again. In between there must have been some sleep.",
  ],
  [
    9,
    "{Hero} shut {his} eyes for a moment. When {he} opened them again, everything was still the same.",
    "It would have made a good story, thought {hero}, if only one knew how it ended.",
    "{Hero} did what one does at such moments: nothing at all, but very carefully.",
    "Later {hero} could not say how long it had taken. It had felt like a Sunday afternoon.",
    "{Hero} counted to twenty, and then backwards to one. It was no different afterwards.",
    "“You'll laugh about it one day,” they said. “When?” asked {hero}.",
    "It was one of those days that have a corner somewhere, and one does not see round it.",
    "“Is everything all right?” somebody asked. It depended on what one meant by everything.",
    "A fly came by, stopped, and looked. It had not seen anything like it either.",
    "There was a good moment to say something. {Hero} noticed it when it was over.",
    "For one second {hero} wished that it were yesterday. Then {he} changed {his} mind.",
    "^{Hero} put both hands in {his} pockets, because there they could not do anything wrong.",
  ],
  [
    14,
    "Nobody had ever told {hero} what one does in such a case. So {he} did what seemed right, and that was not so wrong.",
    "Somewhere a clock struck. {Hero} counted along, and came to a different number.",
    "For a while {hero} said nothing. It was the kind of nothing that one can hear.",
    "One learns such things only when one is in the middle of them.",
    "{Hero} sighed. It was a long sigh, and it came from very far down.",
    "There are things that one cannot practise. One can only be there when they happen.",
    "It got neither better nor worse for a while, and that was already something.",
    "“Patience,” said somebody who had some. It did not help much. But it was kindly meant.",
    "Nobody could say afterwards who had been the first to smile.",
    "{Hero} would have liked to know what the others were thinking. The others would have liked to know it, too.",
  ],
];

/** What follows any end, also one that is not only glad. */
export const afterwards: readonly Beat[] = [
  [
    8,
    "And whenever {hero} thought of it later, {he} had to smile, even in the middle of the week.",
    "It was a day of the kind that one keeps, like a smooth stone.",
    "There are people who say that it was quite different. They were not there.",
    "If you do not believe it, ask {hero}. But bring a little time.",
    "That was how it was, and not a bit otherwise.",
    "It is told to this day, and it gets a little better every time.",
  ],
];
