import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { REASON, where } from "./where.ts";

/** Stories of emigrants, of a new language, and of birds that travel. */
export const farFromHome = [
  story({
    says: [
      phrase(
        `(?:emigrat(?:es|ed)|immigrat(?:es|ed)|mov(?:es|ed)|came|comes|fled|flees|arriv(?:es|ed))(?: with [^.,]{3,30}?)?(?: from ${where("ownhome")})? (?:to|in) ${where("land")}`,
      ),
      /\b(?:open(?:s|ed)|start(?:s|ed)|set(?:s)? up|found(?:s|ed)|runs|ran) (?<shop>an? (?:(?:small|tiny|little|own|new|[a-z-]+) ){0,2}?(?:bakery|restaurant|cafe|café|barber ?shop|shop|salon|tailor['’]?s?(?: shop)?|food truck|tea ?house|market stall|stall|kitchen|bookshop|bookstore|workshop|garage|laundry|grocery|store|nail salon|pastry shop|kiosk))\b/,
    ],
    may: [
      /\bbut (?:nobody|no one|no customers?|hardly anyone|not a single [a-z]+) (?:came|comes|bought|buys|ate|eats|wants?|wanted)[^.!?]*/,
      REASON,
    ],
    unless: /\b(?:murder\w*|killed|mafia|money laundering|burn(?:s|ed|t) (?:it )?down|neo-?nazis?)\b/i,
    of: "adults",
    after: [
      [
        "{Hero} painted the sign {himself}, in two languages, and in both of them there was a mistake. Then {he} opened the door of {theshop}, tied on an apron and waited. In {ownhome} there had always been a queue. Here people stopped, read the sign, smiled, and went by on the other side of the street.",
        "{Hero} painted the sign {himself}, in two languages, and in both of them there was a mistake. Then {he} opened the door of {theshop}, tied on an apron and waited. At home there had always been a queue. Here people stopped, read the sign, smiled, and went by on the other side of the street.",
      ],
      "+ In the evening {hero} counted the takings. It did not take long. There was one coin, and that had been somebody who wanted change. “It's only the first day in {theland},” {hero} told {himself}. {He} said it on the ninth day, too. {He} cleaned everything that was clean already, and at night {he} did sums on a paper bag.",
      "+ “Do it as they do it here,” a friend advised {hero} on the telephone. So {hero} tried. {He} learned from the shops to the left and the right, took down what was colourful, and turned the music off. A man came in, looked round and said that they had this next door as well. {Hero} thanked him and put the music on again.",
      "Then the heating failed, in the whole street, on the coldest day of the year. {Hero} had the only stove that did not need any pipes, an old one from home, over which everyone had shaken their heads. {He} saw them standing outside, with their collars turned up. {He} went to the door of {theshop}. “Come in,” said {hero}. “You needn't buy anything.”",
      "They came in, one after the other, and stamped their feet. {Hero} gave each of them something hot, as you do at home when anybody is cold. They took a sip. They looked into the cup, and then at {hero}. “What's that?” asked the man from next door. {Hero} did not know the word for it in their language. So {he} said it in {his} own.",
    ],
    end: [
      "The heating was repaired in the evening, and nobody noticed. They were sitting in {theshop} on boxes and on the window sill, and {hero} was telling them what you call that, and that over there, and how you eat it. The man from next door tried to say the word. Everybody laughed, {hero} the most. “I'll come and practise tomorrow,” he said.",
      "He did come, and brought three others. By spring there was a queue in front of {theshop}, and {hero} could hear from the stove how the people in it taught each other the word. Somebody had corrected the sign, in both languages. Only the second mistake had been left in, by general request, because it was so much nicer than the right word.",
      "When anybody new comes to {theland} now and stands in the street with that look, they are sent to {hero}. {He} puts a hot cup into their hands. “You needn't buy anything,” {he} tells them. The stove is still the old one. It never goes out.",
    ],
  }),
  story({
    says: [
      /\b(?:learn(?:s|ed|t|ing)?|tak(?:es|ing) lessons in|took lessons in|stud(?:ies|ied|ying)) (?:to speak )?(?<tongue>Spanish|French|English|German|Italian|Polish|Arabic|Turkish|Japanese|Chinese|Mandarin|Korean|Portuguese|Russian|Greek|Dutch|Swedish|Norwegian|Finnish|Danish|Hindi|Urdu|Swahili|Hebrew|Czech|Hungarian|Ukrainian|Romanian|Vietnamese|Thai|Welsh|Irish|Gaelic|Yoruba|Tamil|Persian|Farsi|Catalan|Icelandic)\b/,
    ],
    may: [
      /\b(?:because|so that|to) [^.!?]*?(?<other>(?:her|his|their|a|an|the) (?:[a-z-]+ ){0,2}?(?:grandchildren|grandson|granddaughter|grandchild|daughter-in-law|son-in-law|neighbour|neighbor|daughter|son|wife|husband|friend|pupil|colleague|nurse|mother|father|grandmother|grandfather|customers?|children))\b/,
      REASON,
      /\bso that [^.!?]+/,
    ],
    unless: /\b(?:murder\w*|killed|spy|alien|parrot|dog language)\b/i,
    of: "adults",
    after: [
      "{Hero} bought a book and a pencil and stuck a word on everything in the flat. The door got one, and the fridge, and the lamp. {Hero} said the words aloud while cleaning {his} teeth. By Friday {he} had a hundred of them. By Monday most were gone.",
      [
        "It was for {other} that {hero} did this. {He} imagined it every night: how {he} would open {his} mouth, quite casually, and {tongue} would come out of it. {Other} would be speechless. In the meantime it was {hero} who was speechless. In the course {he} was asked what {he} had done on Sunday, and {hero} said that {he} had eaten a cupboard.",
        "{Hero} imagined it every night: how {he} would open {his} mouth, quite casually, and {tongue} would come out of it. Everybody would be speechless. In the meantime it was {hero} who was speechless. In the course {he} was asked what {he} had done on Sunday, and {hero} said that {he} had eaten a cupboard.",
      ],
      "+ The others in the course were half as old and twice as quick. They giggled with their heads together, in perfect {tongue}. {Hero} sat in the first row because of {his} ears. {He} filled one exercise book after the other with {his} large handwriting. The verbs would not keep still. As soon as {he} had caught one of them, it changed its ending.",
      [
        "Then the day came. {Hero} stood before {other}, with the sentence that {he} had practised for weeks. {Other} looked at {him} and waited. And it was gone. There was nothing at all in {his} head but the cupboard. “Good day,” said {hero} in {tongue}, and then {he} had to go out.",
        "Then the day came. {Hero} stood before them, with the sentence that {he} had practised for weeks. They looked at {him} and waited. And it was gone. There was nothing at all in {his} head but the cupboard. “Good day,” said {hero} in {tongue}, and then {he} had to go out.",
      ],
      "{Hero} sat in the kitchen among all {his} slips of paper. {He} took down the one from the fridge. All those evenings, and then two words! {He} was just taking the slip from the door when it opened.",
    ],
    end: [
      [
        "It was {other}. {Other} pulled a slip of paper off a chair, read it out and sat down on it. “Chair,” said {other}, in {hero's} language, with a terrible accent. Then {otherhe} pointed at the next one, and the next one. {Hero} stared. “Since when do you know that?” “Since your cupboard,” said {other}, more or less.",
        "It was the one who had giggled most in the course. “You forgot your book,” she said. She saw the slips and walked along the wall, and read them, every one. “My grandmother has never learned a word of my language,” she said slowly. “She always says that it isn't worth it any more.” She stuck the slip back on the door. “Tell me about the cupboard.”",
      ],
      [
        "They talked until late at night, {hero} in bad {tongue}, and {other} in something even worse. They used their hands and a potato. And round about midnight {hero} made a joke. It was a small one. It worked in {tongue} from the beginning to the end, and {other} slid off the chair with laughing.",
        "So {hero} told it, in bad {tongue}, with hands, feet, and a potato. Somewhere in the middle {he} noticed that {he} was no longer looking for the words. They were coming by themselves, in the wrong order and with the wrong endings, and were understood. Round about midnight {hero} made a joke. It was a small one, but it worked from the beginning to the end.",
      ],
      "The slips are still hanging there, quite yellow. {Hero} no longer needs them. Only on the kitchen cupboard {he} has stuck a new one, in {tongue}, without a single mistake: “Please do not eat.”",
    ],
  }),
  story({
    says: [
      /\b(?<bird>(?:an?|the|[Aa]n?|[Tt]he) (?:[a-z-]+ ){0,3}?(?:stork|swallow|goose|crane|swan|starling|cuckoo|tern|arctic tern|bird|duck|butterfly|monarch|nightingale|robin|whale|wild goose))\b/,
      phrase(
        `(?:fly|flew|flies|migrat\\w+|(?:long|first|great|big) journey|(?:long|first) flight) (?:[^.!?]{0,25}? )?(?:to|for) (?<goal>the south|Africa|Egypt|Spain|Morocco|Mexico|\\p{Lu}\\p{L}+|the warm [a-z]+|the warmth|the sun|warmer [a-z]+)|(?:fly|flew|flies|journey|flight|migrat\\w+|go|going) south`,
      ),
      /\b(?:south|migrat\w+|winter|autumn|flock|others|first (?:time|journey|flight)|season|every year|afraid|late|behind|alone)\b/,
    ],
    may: [REASON, phrase("with <friend:somebody>"), /\b(?:afraid|scared|frightened) (?:to|of) [^.!?]+/],
    lead: "bird",
    unless:
      /\b(?:with an? (?:[a-z]+ )?(?:stork|swallow|goose|crane|swan|bird|duck)|heights|plane|hen|chicken|murder\w*|penguin|broken wing|injured|stays|stayed|miss(?:es|ed) the|cannot fly|could not fly|cage|zoo|plane|wants to stay|keeps?|hat|snow)\b/i,
    of: "creatures",
    after: [
      "All of them were talking about it now. The old ones talked about the winds, and the young ones talked about who would fly beside whom. {Hero} talked about the weather. “How far is it?” {he} asked, quite by the way. “Weeks,” said the old ones.",
      "“And if I lose you?” asked {hero}. “Then you listen,” they said. {Hero} flew three times round the tower, and {his} wings ached already. In the night {he} sat in the old nest, in which {he} hardly fitted any more, and counted the twigs.",
      "+ “How did you do it, the first time?” {hero} asked the oldest. “Badly,” she said. “I flew with my eyes shut as far as the second river. I'm told that it's beautiful there.” {Hero} had to laugh, although {he} did not feel like it.",
      "Then the wind turned. They rose, hundreds of them, until the sky was full of wings. {Hero} rose as well. It went well as far as the mountains. But there the fog stood like a wall, and when {hero} came out on the other side, there was nobody in front of {him} and nobody behind.",
      "{Hero} called. There was no answer. {His} wings grew heavy. Down there a light was twinkling, a roof perhaps, where {he} could have sat and waited. {He} was already sinking. Then {hero} remembered what the old ones had said. {He} stopped calling, and listened.",
    ],
    end: [
      "At first there was only {his} own heart. Then, very far off, there was a call, thin and cracked. {Hero} knew it. {He} flew towards it, beat by beat, through all that grey, and there was the oldest of them all. “I lost them, too,” she panted. “It's my bad eye.” So they flew on together, and {hero} was the eye on her left side.",
      "They flew over the second river, and {hero} told her what it looked like. They flew over a sea. And one morning the air smelled of dust and of sweet fruit. Down there they all sat, hundreds of them, in one single tree. The oldest landed first. “{Hero} brought me here,” she said.",
      "In spring they fly back, and in autumn they come again. {Hero} knows the way by now. But in front of the mountains {he} always drops back a little, to the very last, where the young ones are. “Shut your eyes, if you like,” {hero} tells them. “Only keep your ears open.”",
    ],
  }),
];
