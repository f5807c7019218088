import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { REST } from "./rest.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|detective|heist|pirate|king|queen|princess|mafia|gangster\w*|hitman|superhero\w*|monster|bear|fox|wolf|dog|cat|horse|tree|school|class\w*|bully|bullies|war|dies|(?<!before (?:he|she|they) )died|dead)\b/i;

/** Stories of old guilt, of a parent who needs help, of a dream beside the work, and of two who do not fit together. */
export const amends = [
  story({
    says: [
      phrase(
        `(?:apologi[sz]e|apologi[sz]es|apologi[sz]ed|say sorry|said sorry|make amends|make it up|made it up|ask (?:for )?forgiveness (?:of|from)|confess) ?(?:to|with)? <other:somebody>${REST}`,
      ),
    ],
    may: [
      /\b(?:wanted|had|tried|decided|set out|travelled|drove|went|wrote) [^.,]*?(?= to apolog| to say sorry| to make)/,
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:little|girl|boy|teddy|toy|never said|customer|hospital)\\b`, "i"),
    of: "adults",
    after: [
      "{Hero} had got used to it, as one gets used to a stone in a shoe: {he} had learned to walk in such a way that it hardly pressed. {He} was a good neighbour. {He} paid {his} bills. But at night, when it was quiet, there was what {he} had done to {other}, and it had never become any smaller.",
      "+ There had always been a reason to wait. At first it was too soon, and then it was too late, and in between {hero} had had so much to do. {He} had written letters. They began with “You may not remember me”, and every time {he} got that far {hero} knew that it was nonsense. {Other} would remember.",
      "Now {he} {was} on {his} way. {Hero} had learned a speech by heart. {He} said it to {himself} under {his} breath until {he} stood before {other}. {Hero} knew at once that the speech was no use. It was a speech for {hero}.",
      "“What do you want?” asked {other}. It was not said in an unfriendly way, and that made it worse. {Hero} had to hold on to something. “I did you wrong,” {he} said. “I've known it all along. I've got no excuse.” It was very quiet. {Other} did not say that it did not matter.",
      "“Do you know what the worst part was?” said {other} at last. And then {hero} was told. {He} had expected anger. It was only a small thing, one that {he} had not even known about: how {other} had sat and waited that evening, and had still believed for an hour that there was some mistake. {Hero} listened, and did not look away.",
    ],
    end: [
      "“Thank you for telling me,” said {hero}, when it was over. {His} voice was gone. “I'll keep it. You needn't keep it alone any more.” {Other} looked at {him} for a good while. “I'd made up my mind not to offer you any coffee,” said {other}. “Do you take sugar?”",
      "It did not make anything undone. They drank their coffee, and once {other} even laughed. When {hero} stood at the door, {he} was given a hand, a dry and warm one. “I don't know whether I forgive you,” said {other}. “But I'm glad that it was you who came, and not a letter.”",
      "{Hero} has walked differently since then. {He} sometimes notices it {himself}, on the stairs. The stone has been taken out of the shoe, and {he} has kept it. It lies on the window sill, quite a small one. When {hero} is about to put something off, {he} looks at it, and puts on {his} coat.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:came|comes|went|moved|moves|returned|returns|flew|travelled) (?:back |home |back home )?[^.,]*?(?:to|and) (?:help|help out|care for|look after|nurse|take care of|support) <parent:somebody>${REST}`,
      ),
      /\b(?:mother|father|mum|mom|dad|parents|grandmother|grandfather|aunt|uncle|grandma|grandpa)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:boy|girl|little|dementia|alzheimer\\w*|summer holidays?|son's|dying)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "It was to be for two weeks. {Hero} had packed for two weeks and had told everybody so, most of all {himself}. When {he} came up the path, {parent} was standing at the door with crossed arms. “You needn't have come,” said {parent}. “I know,” said {hero}. “What a lot of luggage,” said {parent}.",
      "+ Everything was in the same place, and everything had become smaller, {parent} too. {Hero} saw it by the sleeves, which had grown too long. {He} saw the chair that had been pushed in front of the cupboard, so that somebody could hold on to it. “That's always stood there,” said {parent}. It had not.",
      "+ They got on each other's nerves by the second day. {Hero} cut the bread too thick. {Hero} left lights on. “In your fine city, perhaps,” said {parent}. {Hero} was a person with a profession and a tax adviser, and within two days {he} {was} fifteen years old and slamming a door.",
      "Then came the quarrel. {Hero} had only wanted to help, and had taken something heavy out of those hands. “Give it here!” shouted {parent}. “I was doing this before you were born!” “And I gave up everything to come here!” shouted {hero}. “Nobody asked you to!” It was true. Nobody in this family had ever asked for anything.",
      "That night {hero} heard steps. A light was on in the kitchen, and {parent} sat there in a dressing gown before a shoe box. In it was everything that {hero} had ever sent: every card, every clipping, a paper napkin from some restaurant. “I look through it when I can't sleep,” said {parent} gruffly. “I can't sleep rather often.”",
    ],
    end: [
      "{Hero} sat down. For a while they looked at the things in the box together. “I'm afraid, you know,” said {parent} then, to the napkin. “Not of dying. Of being a nuisance.” {Hero} could not answer at once. “I'm afraid that I came too late,” {he} said. {Parent} pushed the bread across the table, and a knife. “Cut it how you like,” said {parent}.",
      "From then on they did it together. {Hero} asked, and {parent} explained, and was right more often than {hero} would have liked. What was heavy, they both took hold of, one at each end, and each of them believed in secret that it was for the other's sake. The two weeks were over before either of them noticed it.",
      "{Hero} has stayed, or comes so often that it is the same. In the evening the light is on in the kitchen. The bread is too thick, and a chair stands in front of the cupboard. “You needn't have come,” says {parent} at the door each time, and has already laid the table for two.",
    ],
  }),
  story({
    says: [
      phrase("(?:dreams?|dreamed|dreamt|was dreaming) of <dream:doing>"),
      /\b(?:clean\w*|works?|worked|working|job|sells?|sold|drives?|drove|driver|waiter|waitress|cashier|nurse|clerk|factory|accountant|cook|guard|postman|secretary|bookkeeper|plumber|mechanic|farmer|farmhand|butcher|baker|janitor|caretaker|porter|maid|shop assistant|hairdresser|fisherman|miner|taxi)\b/,
    ],
    may: [
      /\bat night\b|\bby day\b|\bevery night\b|\bin secret\b|\bsecretly\b/,
      phrase("(?:decided|began|started|tried) to <act:doing>"),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:retire\\w*|lottery|widow\\w*|revenge|escap\\w*|moon|space|boy|girl)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "Nobody at work knew it. If they had been asked about {hero}, they would have said: punctual, quiet, never ill. While {his} hands did what they were paid for, {hero} was far away. {He} was dreaming of {dream}.",
      "+ It was a good dream, and it had one great advantage: in it, nothing could go wrong. {Hero} knew every detail of it. It got {him} through the long hours and home on the bus. “Some day,” {hero} would say to the mirror. The mirror had been hearing that for a good many years.",
      "+ Once {hero} had told somebody about it, long ago. There had been a short silence, and then a laugh, not even a nasty one. “You?” That was all. Since then {hero} had carried the dream of {dream} about with {him} like a glass that is full to the brim, with small steps, so that nothing would be spilt.",
      "And then it was found out. {Hero} thought that {he} {was} alone, and for one minute {he} did it, there and then, with closed eyes. When {he} opened them again, somebody was standing in the door. {Hero} wished that the floor would open. “I'm sorry,” {he} stammered. “It won't happen again.” “That,” was the answer, “would be a great pity.”",
      "“There's a place where they try people out,” {he} was told. “Tomorrow at ten.” All night {hero} lay awake. If {he} stayed at home, it would always be perfect. If {he} went, it might be over by noon. “And what would be left then?” {he} asked the mirror.",
    ],
    end: [
      "At ten {hero} {was} there, in {his} work clothes, the last of a long line. When it was {his} turn, {he} began too early, got muddled and stopped. “I've only ever done it in my head,” said {hero}. Somebody laughed, and {hero} noticed with surprise that {he} {was} still alive. “May I begin again?” {he} asked. And this time {he} did not hold anything back.",
      "It was not as in the dream. It was smaller, and the light was bad. But people leaned forward. They did not give {hero} what {he} had dreamed of for all those years. They gave {him} a very small corner of it, for Thursdays. {Hero} walked home on foot, because {he} would have been too loud for the bus.",
      "{Hero} still goes to work, punctual and seldom ill. But on Thursdays {he} hangs {his} work clothes on the hook. {He} has been dreaming of {dream} all {his} life, and {he} dreams of it still, only with open eyes. “Today,” {he} says to the mirror. It has not got used to that yet.",
    ],
  }),
  story({
    says: [
      /\b(?:grumpy|stubborn|bitter|gruff|cantankerous|strict|unfriendly|reclusive|crabby|bad-tempered|cynical|withdrawn|proud)\b/i,
      phrase(
        `(?:got|gets|hired|hires|was given|is given|was sent|was assigned|is assigned|had to (?:share|live|work|travel|put up|team up|drive)(?: \\w+){0,3} with|moved in with|took on|takes on|had to look after|had to train) <other:somebody>${REST}`,
      ),
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:falls? in love|fell in love|grand\\w+|puppy|kitten|pony|hen|child|baby|letter|medal|boy|girl|room for|bride|wheelchair|bedridden|blind|coma)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "{Hero} had everything arranged as {he} wanted it. The cup stood to the left, the window was closed at six, and people did not stay for longer than they had to. It was not a merry life, but it was tidy. And now {other} had come into it, had put a bag on the chair on which nothing was ever put, and said, “It's nice here!”",
      "+ “It was,” said {hero}. That would have been enough for most people. {Other} laughed, as if it were a joke, and opened the window. There was whistling, and things stood in other places afterwards. {Hero} made a list of complaints and numbered them. By Wednesday {he} had got to nineteen, and number nineteen was: everything.",
      "+ {Hero} tried what had always worked. {He} was silent. {Other} filled the silence like a bath. {He} was rude. {Other} tilted a head to one side and asked whether something was hurting. {Hero} could not remember when anybody had last asked {him} that. “Your whistling,” {he} said, and slammed the door, though not very hard.",
      "Then {hero} went too far. It was only one sentence, but it hit, and {he} saw it hit. {Other} went quite white and picked up the bag from the chair. Nothing was said. The door closed, softly. {Hero} sat there with {his} cup to the left and the window shut. {He} could not stand it for a quarter of an hour.",
      "It cost {him} the whole evening to find {other}, on a bench, without a coat. “You forgot your whistling,” said {hero}. It came out much too loud. “I've got used to it. One can get used to anything.” {Other} did not laugh. “I whistle,” said {other}, “because otherwise I'd cry all day long.”",
    ],
    end: [
      "{Hero} had not expected that. {He} sat down, which {he} had not planned either. {Other} talked, and {hero} listened, and when it was {his} turn {he} told something that {he} had told nobody: why the window was closed at six, and who used to come up the street at that hour. Neither of them mentioned that it was cold.",
      "The next morning the bag was on the chair again. Nothing else changed, or so {hero} claimed. The list of complaints hung on the wall. Each week one of them crossed out a number, and they argued about which.",
      "It is six o'clock, and at {hero's} place the window is wide open. There are two cups. From outside one can hear {other} whistling, and in between, quite out of tune, a second whistle. If anyone mentions it, {hero} says that it was the kettle.",
    ],
  }),
];
