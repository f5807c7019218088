import { phrase } from "../../phrase.ts";
import { HERO_AT_START, taskOf } from "./idea-words.ts";
import { withPal } from "./with-pal.ts";

const CONTEST =
  "(?<contest>(?:an?|the|her|his|their|its|this|[A-Z][a-z]+['’]s) (?:(?!(?:in|of|at|for|to|with|on|from|and)\\b)[\\p{L}'’-]+ ){0,5}?(?:contest|competition|talent show|show|race|marathon|tournament|championships?|olympics|cup|quiz|spelling bee|derby|regatta|rally|bake-off|cook-off|battle))(?: (?:in|of|at|on|for|against|from|across|to|around|down|through) (?:[\\p{L}'’-]+ ){0,4}?[\\p{L}'’-]+)??(?=[,.]|$| (?:and|but|because|although|though|even|so|with|who|when|until|after|every|to win|by|against|despite|instead|for|without|which|where|in|of|at|on|from|across|around|down|through)\\b)";
const ENTERS =
  "(?:entered|joined|took part in|signed up for|competed in|registered for|ran in|wanted to (?:win|enter|join|take part in|compete in)|dreamed of winning|trained for|practised for|practiced for|prepared for)";
const BAD = "love|murder|killed|kidnapped|cheat\\w*|stolen|bomb|by mistake|instead of|art race|arms race";

/** Stories of contests: of the small and shy who enter them, of grown-ups, of practising, of winning and losing. */
export const contests = [
  withPal({
    says: [phrase(`${ENTERS} ${CONTEST}`)],
    may: [
      HERO_AT_START,
      phrase(
        `(?:to|could|because (?:he|she|they) (?:needed|wanted) to) (?=win|pay|buy|save|help|prove|show|impress)${taskOf("aim")}`,
      ),
      /\bagainst (?:the |an? |his |her |their )?(?:[a-z]+ ){0,3}[a-z]+\b/,
      /\b(?:shy|old|retired|small|lonely|famous|although|prize|money)\b/,
      /\blaughed at \w+\b/,
    ],
    of: "adults",
    unless: new RegExp(`\\b(?:${BAD}|knight|wizard|witch|ghost|king|queen|prince|princess)\\b`, "i"),
    after: [
      "{Hero} filled in the form for {thecontest} late in the evening, between the bills. Under “experience” {he} wrote “none”, crossed it out, and wrote “some”. The truth lay in between. {He} posted it before {he} could think better of it.",
      [
        "+ “You of all people?” asked {talker}. {Hero} had expected laughter. But {talker} only looked at {him} for a long time. “And what if you win?” That had not even occurred to {hero}. Up to then {he} had only thought about how not to come last. After that {talker} asked every evening how far {he} had got.",
        "+ At work they thought that it was a joke. “You? In {thecontest}?” {Hero} laughed along, because that was the easiest thing. But in the evening {he} closed the curtains and practised until the neighbours knocked on the wall. The next evening {he} practised more quietly. {He} did not leave out a single one.",
      ],
      "+ It was a long time since {hero} had wanted anything so much. {He} had forgotten how uncomfortable that is. {He} burned {his} supper, missed {his} stop, and woke at four with ideas. There were evenings on which it went well, and {he} did not tell anyone about those, so as not to scare them away.",
      "The others at {thecontest} were younger, or had better equipment, or were simply at ease. They shook hands like old acquaintances. {Hero} had a number on {his} chest that was coming off at one corner. “First time?” asked the one beside {him} kindly. It was the kindness that was the worst of all.",
      "The first part was a disaster. {Hero} saw what {he} had done wrong at the very moment when it was too late. Up on the board {his} name was at the bottom. {He} went outside, leaned against the wall and looked at {his} hands. It would have been easy to slip away to the bus.",
    ],
    end: [
      [
        "“And what if you win?” said {talker}, who suddenly stood next to {him}. {Hero} had to grin in spite of {himself}. It was absurd. But nobody was expecting anything of {him} any more, and all at once that felt like freedom. {He} stuck the number firmly to {his} chest and went back in.",
        "The bus came. {Hero} saw it stop, and saw it leave again without {him}. Nobody was expecting anything of {him} now, and all at once that felt like freedom. It could not get any worse. {He} stuck the number firmly to {his} chest and went back in.",
      ],
      "The second part of {thecontest} {hero} did for {himself}. {He} did what {he} had done at home, no more and no less. After a while it grew quiet in the place. The kind one beside {him} had stopped and was watching. So were the judges.",
      "{His} name climbed. It had been at the bottom, then in the middle, and in the end {hero} could not find it any more, because {he} was looking much too far down. Somebody turned {him} round by the shoulders and pointed. {Hero} read the line at the top three times. Then {he} sat down on the floor.",
      "The form for the next time has come already. {Hero} fills it in between the bills, as {he} did back then. Under “experience” {he} writes “some”. {He} looks at the word for a while, adds nothing to it, and posts it without looking back.",
    ],
  }),
  withPal({
    says: [phrase(`${ENTERS} ${CONTEST}`)],
    may: [
      HERO_AT_START,
      phrase(`(?:to|could) (?=win|pay|buy|save|help)${taskOf("aim")}`),
      /\b(?:too |very |so )?(?<flaw>small(?:est)?|slow(?:est)?|old(?:est)?|shy|tiny|little|weak|clumsy|young(?:est)?)\b/,
      /\blaughed at \w+\b/,
    ],
    unless: new RegExp(`\\b(?:${BAD})\\b`, "i"),
    after: [
      "When {hero} wrote {his} name on the list for {thecontest}, the pen shook a little. All the other names belonged to bigger ones, or better known ones. The one who kept the list read it twice. “Are you quite sure?” {Hero} was not sure at all. “Yes,” said {hero}.",
      [
        "“They'll laugh at me,” said {hero} on the way home. “Perhaps,” said {talker}. “But you'll be in {thecontest}, and they'll only stand at the side.” So they began to practise, {hero} with all {his} strength, and {talker} with a whistle and a bag of apples.",
        "Word of it got round, and some laughed. {Hero} heard it behind {him} on the way home. At the door {he} stopped. If they were laughing already, {he} had nothing to lose. {He} turned round and began to practise for {thecontest} the same evening, until it was too dark to see anything.",
      ],
      "+ From then on there was nothing but {thecontest}. {Hero} practised in the morning before the others were awake, and in the evening when they had gone to bed. {He} dreamed of it too. In the dreams {he} mostly won, except once, when {he} found out in front of everybody that {he} had forgotten {his} head.",
      "At last the day came. So many had come to see {thecontest}! {Hero's} stomach felt as if frogs were jumping about in it. All the others looked so calm. “Go home,” said a voice in {his} head. {Hero} stayed where {he} was.",
      "Then it began, and it began badly. {Hero} was nervous and made a mistake right at the start, in front of all of them, and there it was, the laughter. {His} ears burned. For one moment {hero} stood quite still and wished that {he} had never written {his} name on that list.",
    ],
    end: [
      [
        "“Now!” cried {talker} from somewhere in the crowd. It was only one voice, but {hero} would have known it among a thousand. {He} gritted {his} teeth. {He} did not look at the crowd any more. {He} only did what the two of them had practised, one thing after the other.",
        "Then {he} remembered all the mornings. Nobody had been watching then, and {he} had gone on all the same. {Hero} gritted {his} teeth. {He} did not look at the crowd any more. {He} only did what {he} had practised for {thecontest}, one thing after the other.",
      ],
      "And something happened that nobody had expected. The ones who were so sure of themselves grew careless, because each of them only watched the other, and {hero} went on and on. The laughter stopped. First one began to call {his} name, then ten, then all of them. And {he} did not stop until it was over.",
      "+ It took {him} a moment to understand what they were shouting. Then somebody lifted {him} up, and from up there {hero} could see the whole crowd. {Thecontest} was over, and the one whom they had laughed at was the one whom they carried round the place. “Are you quite sure?” asked {hero}. They were.",
      "The list still hangs there, a bit yellow by now. Next to {hero's} name the letters are shaky, as if the pen had been cold. Beginners who want to enter like to come and look at that. “You see?” {hero} says to them. “Everybody shakes. Just write.”",
    ],
  }),
  withPal({
    says: [
      phrase(
        `(?:had|suffered from|got|overcame|with|her|his|their) (?:terrible |such |bad )?(?:stage fright)|(?:nervous|scared|afraid|terrified|too shy) (?:about|of|to) (?:going on stage|performing|singing in front|speaking in front|perform|sing in front|dance in front|being on stage|singing in public|speak in front|go on stage|sing in public|play in front)`,
      ),
    ],
    may: [
      HERO_AT_START,
      phrase(`(?:had|wanted|dreamed|was chosen|was asked) (?:to|of) ${taskOf("task")}`),
      phrase(`${ENTERS} ${CONTEST}`),
      /\b(?:school|first|big|concert|recital|shy|play|talent show|before|everyone|people)\b/,
    ],
    unless: /\b(?:murder|killed|car park|lost (?:her|his) voice)\b/i,
    after: [
      "At home, behind a closed door, {hero} was wonderful. The teapot and the lamp were a very good audience. But as soon as even one pair of eyes looked at {him}, it was as if all the words had been wiped off {his} mind with a wet sponge. That is stage fright.",
      [
        "“How about only me?” asked {talker}. {Hero} tried it. {He} became red, then white, and then {he} asked {talker} to turn round. To the back of {talker} {hero} could do it, if rather quietly. “Very good,” said {talker} to the wall. “Tomorrow I'll turn round a little bit.” Every day {talker} turned a little further.",
        "{Hero} had read that it helps to imagine all the people in their underwear. That only made {him} giggle. So {he} set up a chair in front of {him} and put {his} old hat on it. Day by day {he} added another chair. In the end {he} could do it for nine of them.",
      ],
      "Then the evening came. Behind the curtain it smelled of dust and flowers. {Hero} peeped out through a gap and wished at once that {he} had not. There were heads as far as the back wall. {His} legs became like pudding. {He} could not remember the beginning.",
      "“You're on!” whispered somebody. The curtain went up. There stood {hero} in the light, quite alone, and opened {his} mouth, and nothing came. Somebody coughed. In the first row a child asked loudly, “Is it over?” {Hero} would have liked to sink through the floor.",
    ],
    end: [
      [
        "Then {he} saw {talker}. In the middle of the third row {talker} stood up and turned round, so that {hero} saw only a back. It looked so odd among all the faces that {hero} smiled. And when {he} smiled, {he} could breathe, and when {he} breathed, the beginning was there again.",
        "Then {he} saw a chair. There was one single empty chair in the third row, with a coat on it and an old hat. {Hero} knew that hat, or one just like it. It had always listened so well. {He} smiled, and when {he} smiled, {he} could breathe, and when {he} breathed, the beginning was there again.",
      ],
      "{Hero} began, quite softly. {He} did it for that one seat in the third row, then for the whole row, and at last for everybody right up to the back wall. The stage fright was still there. But it now stood in the wings and listened. When {hero} came to the end, it was silent for as long as a breath.",
      "+ And then they clapped! It was like rain on a tin roof. The child in the first row shouted, “Again!” {Hero} bowed much too low and bumped {his} forehead, and they loved {him} for it. “Were you not afraid at all?” somebody asked afterwards. “Oh yes,” said {hero}. “I still am.”",
      "{Hero} still looks through the gap in the curtain every time, and every time {he} wishes at once that {he} had not. Then {he} takes a breath, smiles at the third row, and goes out into the light.",
    ],
  }),
  withPal({
    says: [phrase(`(?:won|winning) (?:first prize in |first prize at )?${CONTEST}`)],
    unless: new RegExp(`\\b(?:${BAD}|wanted to win|dreamed|lost)\\b`, "i"),
    may: [HERO_AT_START],
    after: [
      "Before it began, nobody would have bet a button on {hero}. {He} stood right at the edge, and the ones who knew all about {thecontest} looked over {his} head. {Hero} did not mind. It would only have been a pity to have practised for so long and then to stay at home.",
      [
        "“If it goes wrong, we'll go and eat cake,” said {talker}. “And if it goes right?” asked {hero}. {Talker} thought about that. “Then we'll go and eat a bigger cake.” So {hero} had nothing to fear, and {he} grinned when {his} name was called, although {his} heart was beating up in {his} throat.",
        "“If it goes wrong,” {hero} said to {himself}, “I'll go and eat a piece of cake. And if it goes right, I'll eat two.” So there was really nothing to fear. {He} even grinned when {his} name was called, although {his} heart was beating up in {his} throat.",
      ],
      "The first half of {thecontest} went by as if in a fog. {Hero} did this right and that wrong, and at the break {he} lay somewhere in the middle, where nobody looks. The favourite, far in front, was already giving an interview. “A pity about the others,” said the favourite. {Hero} heard that.",
      "+ It did not make {him} angry. It made {him} quite calm. {Hero} thought of all the evenings, of everything that had gone wrong in them, and {he} noticed something: there was hardly a mistake left that {he} had not already made. {He} washed {his} face, shook {his} arms, and went back in.",
    ],
    end: [
      "In the second half the favourite began to look round. First only now and then, and then all the time. Behind the favourite somebody was coming closer, somebody whom nobody knew. People nudged one another and pointed at {hero}. It came down to the very last moment.",
      "Then it was over, and for a second nobody breathed. The judges counted, counted again, and called out a name. {Hero} clapped along, as one should. Only then did {he} notice that everybody was looking at {him}. It was {his} name. {Hero} had won {thecontest}!",
      [
        "{He} was given flowers and a prize, shook a great many hands, and could not say a sensible word. “What will you do now?” {he} was asked. {Hero} looked round for {talker}, who was jumping up and down at the back. “Eat cake,” said {hero}. “The bigger one.” And that is exactly what they did.",
        "{He} was given flowers and a prize, shook a great many hands, and could not say a sensible word. “What will you do now?” {he} was asked. “Eat cake,” said {hero}. “Two pieces.” The second one {he} took across to the favourite, who was sitting all alone at the edge. It was eaten in silence, and then they both laughed.",
      ],
      "The prize stands on a shelf, and dust settles on it as it does on everything else. {Hero} wipes it off on Sundays. What {he} likes best to remember is not the moment when they called out {his} name. It is the taste of that cake.",
    ],
  }),
  withPal({
    says: [phrase(`(?:lost|came last in|came second in|did not win|finished last in) ${CONTEST}`)],
    unless: new RegExp(
      `\\b(?:${BAD}|lost (?:his|her|their|the) (?:way|job|voice|wife|husband)|but (?:won|he won|she won))\\b`,
      "i",
    ),
    may: [HERO_AT_START],
    after: [
      "The others were still cheering when {hero} slipped out at the back. {He} had practised for {thecontest} for so long, and it had been over so quickly. {He} had done everything right, up to the one moment at which {he} had not. {Hero} kept seeing it before {him}, and each time {he} lost once more.",
      [
        "“Shall I say something?” asked {talker}. “No,” said {hero}. So {talker} walked beside {him} in silence. {Talker} kicked a stone, and {hero} kicked it on, and when they were home the stone had come with them the whole way, and {hero} had cried a bit.",
        "{He} walked home the long way round, so that {he} would not meet anybody. There was a stone on the path. {Hero} kicked it in front of {him} all the way, harder than it deserved. When {he} was home, the stone had come along the whole distance, and {hero} had cried a bit. {He} put it in {his} pocket.",
      ],
      "The next day {he} did not want to get up. People were kind. “Taking part is what matters,” they said, and {hero} pulled the blanket over {his} head. {He} had not wanted to take part in {thecontest}. {He} had wanted to win.",
      "+ {Hero} thought of giving away everything that had to do with it. {He} packed it into a box and shut the lid. The box stood in the middle of the room, and {hero} walked round it all day, and once {he} fell over it. In the evening {he} took just one thing out, only to look whether it was broken.",
      "On the third day there was a visitor. It was the winner of {thecontest}, of all people. “I only wanted to ask,” said the winner, looking at the ground, “how you do the middle part. I can't do it. I was only lucky that nobody noticed.”",
    ],
    end: [
      "{Hero} thought that {he} had misheard. {His} middle part? {He} had not even known that it was anything special. So {he} showed it. The winner tried it and got into a dreadful muddle. “No, slower,” said {hero}, and showed it again. Before they knew it, it was evening.",
      "In return {hero} was shown the ending, where {he} had failed. It was all in one tiny thing, and {he} had never seen it, because {he} had always held {his} breath there. {He} tried it. It worked! “If we could both do everything,” said the winner, “who would win then?” Neither of them knew.",
      "+ From then on they practised together. They argued a good deal and laughed a good deal, and both of them grew better than they had been. When the next contest came, they stood side by side at the start and made faces at each other. “I'm going to win,” said {hero}, and was not afraid to say it.",
      "The stone from that day lies on {hero's} window sill. It did not win anything either, and yet it came the whole way. When somebody is sad because of having lost, {hero} does not say that taking part is what matters. {He} says nothing, and lends them the stone.",
    ],
  }),
];
