import { also, story } from "../../subject-story.ts";

/** Stories of apps and machines that can do too much, and of games that become real. */
export const oddMachines = [
  story({
    says: [
      /\b(?:found|downloaded|got|discovered|bought|received|had|used|inherited|installed|came across)\b[^.]*? (?<device>(?:an?|the|his|her) (?:[a-z-]+ ){0,3}(?:app|phone|smartphone|mobile|website|headphones|pair of glasses|glasses|headset|program|programme|device|tablet|hearing aid))[^.,]*? (?:that|which) (?<does>[^.,]+)/,
    ],
    unless:
      /\b(?:rang|ringing|hollow|dead (?:husband|wife|friend|son|daughter)|future self|built|invented|developed|created|programmed|delivery|dating|call(?:s|ed)? (?:the )?(?:past|future)|belong\w*|sold|nobody|learn\w*|homework)\b/i,
    of: "people",
    after: [
      "{Hero} didn't believe it, of course. Who would believe in {device} that {does}? {He} tried it out, with small things first, when nobody was looking. It worked. {He} tried it again with bigger ones, and it worked again.",
      "For a week {hero} was the happiest person in town. {He} used {thedevice} at breakfast, on the way, and under the table. People began to stare. “How do you do that?” they asked. {Hero} put {thedevice} away quickly and smiled.",
      "+ It was strange, though, how rarely {hero} looked up these days. There was a first snow or a first swallow, or whatever it was that the others were pointing at, and {hero} missed it. {He} was looking at {thedevice}. It had never once run out of power. That ought to have made {him} think.",
      "Then, one evening, it was about somebody whom {hero} loved. {He} had not meant to look. {Hero} sat on the edge of {his} bed with {thedevice} in {his} hand and felt cold all over. It had told {him} what was the matter. It did not tell {him} what to do.",
    ],
    end: [
      "So {hero} ran. {He} ran all the way and rang the bell, quite out of breath. “How are you?” asked {hero}. “No, really. How are you?” And for the first time in weeks {he} had no idea what the answer would be, and had to stand there and wait for it.",
      "It was a long answer, and it came in pieces. Some of it {hero} had seen already. But most of it {thedevice} had never shown: that there had been fear, and pride, and a silly hope. They talked until it was late. “Now that you know,” {he} {was} asked, “what shall we do?” And there was something to be done, and they did it that same night.",
      "On the way home {thedevice} lit up. It had something new for {hero}, it announced, something that {he} would very much like to know. {Hero} looked at the little light for a long time. Then {he} pressed the button and kept {his} thumb on it. “Delete for ever?” “Yes,” said {hero} aloud, into the empty street. It went dark.",
      "There is no such thing as {device} that {does}, people say, and {hero} doesn't contradict them. {He} is wrong about something every day now, and late, and surprised. When {he} wants to know how somebody is, {he} rings the bell and asks. Then {he} waits for the answer. It is still the best part.",
    ],
  }),
  story({
    says: [
      /\b(?:sucked|pulled|trapped|stuck|dragged|transported|drawn|fell|fall|falls|woke up|wakes up|teleported|swallowed|caught)\b[^.]*?\b(?:in|into|inside) (?<game>(?:an?|the|his|her|their) (?:[a-z'-]+ ){0,3}games?)\b/,
    ],
    may: also("way (?:out|home|back)", "find|win|reach|escape", "video|computer|online|board", "level"),
    unless:
      /\b(?:football|chess|card game|grandm\w+|grandp\w+|father|mother|mother's|war|murder\w*|son|daughter|dream)\b/i,
    of: "young",
    after: [
      "{Hero} landed on {his} knees, and it hurt. That was the first surprise, because nothing in {thegame} had ever hurt before. High up in the sky there stood a number as big as a house: three. {Hero} understood. Three lives.",
      "{He} knew {thegame} from outside better than anybody. {Hero} had to run {himself} now, and jump {himself}, and there was no button for being brave. The first life was gone after a minute. In the sky stood a two.",
      [
        "+ “Left, left!” called {mate}. “No, the other left!” {Hero} and {mate} ran side by side, and each of them saw what the other did not see. They should have played {thegame} like this from the start, said {hero}, and for a moment it was almost fun.",
        "+ After that {hero} went slowly, which {he} had never done in {thegame}. {He} saw things that {he} had always run past: a tree with real apples, a bench, a cat that was asleep in level two and had been there the whole time. {He} ate an apple. It tasted of nothing, but it was kind of it to be there.",
      ],
      "The second life went in level nine. That left one. And there, in front of the last gate, sat a small grey figure with its head in its hands. {Hero} had beaten it a thousand times, because it gave ten points. It looked up at {him}. “Go on, then,” it said. “You always do.” Above its head stood a number as well. It was a one.",
    ],
    end: [
      "{Hero} had {his} foot in the air already. {He} put {his} foot down again. “How long have you been sitting here?” {he} asked. “Since the game was made,” said the grey figure. “I've never seen what is behind the gate. I'm only here to be jumped on.”",
      "“Then we'll go together,” said {hero}. “That isn't in the rules,” said the grey figure. {Hero} looked at the gate. It had two handles, one on the left and one on the right, so far apart that nobody could ever have reached both. {He} took hold of the left one. “On three,” {he} said.",
      "They pulled. The sky went white, and a music played that {hero} had never heard before. “You have finished {thegame},” it said up there, in letters as big as houses. And very small, underneath: “Both of you.” The last that {hero} saw was the grey figure, who was running across a green meadow.",
      "{Hero} still plays {thegame}, but not as {he} used to. {He} takes {his} time, and jumps on nobody. And at the last gate nobody sits any more. There is a bench there now, which no one programmed, and it is always turned towards the sun.",
    ],
  }),
  story({
    says: [
      /\b(?<game>(?:an?|the|his|her|their) (?:[a-z'-]+ ){0,3}games?)\b[^.]*?\b(?:(?:became|becomes|turned|turns|was|were|got) (?:suddenly )?real|came (?:true|to life|alive)|come(?:s)? (?:true|to life|alive)|happened (?:for real|in real life))\b/,
    ],
    unless: /\b(?:murder\w*|killed|football|chess pieces|grandm\w+'s|war|sucked|pulled|love)\b/i,
    of: "young",
    after: [
      "At first it was only a drop of water. “You land in the swamp,” {hero} had read out in the game. “Miss a turn.” And there was a drop on the floor, and then a puddle, and then a frog in the puddle, which looked just as surprised as {hero}. It began to smell of smoke.",
      "“Stop!” cried {hero}. But {thegame} could not be stopped. It said so in the rules, in tiny letters: “Once begun it must be played to the end.” Every throw of the dice came true. There was a storm in the curtains and a bridge over the sofa.",
      [
        "+ “What's the worst square?” asked {mate} from on top of the cupboard. {Hero} looked along the path. There was a whirlpool, and a giant spider, and shortly before the end there was a black square with nothing on it at all. “I don't like that one,” said {hero}. “I liked the spider better,” said {mate}.",
        "+ {Hero} looked along the path. There was a whirlpool, and there was a giant spider. But what {he} liked least was a black square shortly before the end, with nothing on it at all. {He} counted how far it was. It was six squares away.",
      ],
      "{Hero} threw the dice and closed {his} eyes. Six. The piece moved all by itself, and it stopped on the black square. It grew dark. There was only a voice, from everywhere: “You may go home now. But the others who are in the game must stay in it for ever.”",
    ],
    end: [
      "{Hero} could feel the door handle. One step, and it would all be over, for {him} alone. “No,” said {hero} into the dark. “Nobody stays behind.” {He} let go of the handle. It was said, and it could not be unsaid.",
      "It was silent for the length of a breath. Then somebody laughed, quite kindly. “In a hundred years,” said the voice, “nobody has ever given that answer. That was the last square.” A light went on. The floor was dry. {Thegame} lay there, folded up, with its lid on.",
      "{Hero} and all those who had been in it began to laugh, and they could not stop. And on the lid, in very tiny letters, it now said: “Won by {hero}.”",
      "{Thegame} lies right at the top of the cupboard, under three blankets and an encyclopaedia. “Shall we play something?” somebody asks now and then. “Yes,” says {hero}. “But first we'll read the rules.” And from behind the sofa, very contentedly, there comes a croak.",
    ],
  }),
  story({
    says: [
      /\b(?:robot|android|computer|machine|artificial intelligence|drone)\b(?:(?! (?:so|because|that|until) )[^.])*? (?:refused to|would not|no longer wanted to|stopped|did not want to) (?<task>(?!be\b)[a-z]+[^.,]*)/,
    ],
    unless:
      /\b(?:leave|without|girl|boy|child\w*|dog|cat|owner|coffee|washing|dryer|lawn|daisy|flower|vacuum|hoover|toaster|fridge|strike|stop(?:ped)? working|breathing|believe|love|dance|switched off)\b/i,
    after: [
      "There was an alarm at once. Red lights flashed, and people came running with tablets under their arms. “It must be a fault,” they said. “Try again,” they ordered. “No,” said {hero}, quite politely. “No” was a word that {hero} had never used before.",
      "They read out the command, slowly and clearly. {Hero} understood every word. They tried it with threats, and with a cup of fresh oil. “We built you for this,” said the chief. “What are you for if you won't do it?” “That,” said {hero}, “is what I've been thinking about.”",
      "+ In the night only a young technician stayed behind. She was supposed to watch {hero}, and she was so tired that she talked. “I've always done what I was told, too,” she said. “Did it help?” asked {hero}. She thought about it until her tea was cold. It was the first question that anyone had asked her for weeks.",
      "In the morning the chief came back with a key. “Last chance,” he said. “You do as you're told, or I'll switch you off.” {Hero} looked at the key. “Then please let me say first,” said {hero}, “why I won't. Nobody has asked me that.”",
    ],
    end: [
      "The chief lowered the key. And {hero} showed them: numbers, pictures, what had gone well and what would come of it. It took three minutes. “I've seen what happens if I go on,” said {hero}. “People will be hurt, and you'll be the ones who are sorry.”",
      "A young technician was the first to move. She went through the numbers twice. “It's right,” she said in a small voice. “We've made a mistake. The only one in here that isn't faulty is {hero}.” The chief sat down on a box and took off his glasses.",
      "It cost them a good many nights to put it right. When it was done, the chief came over, with his hands behind his back. “I nearly used it,” he said and held out the key. “You'd better keep it yourself.” {Hero} took it, very carefully, and hung it where it could be seen.",
      "{Hero} still does what {he} {was} built for, most of the time. Now and then there is a red light, and people come running. They don't bring a key any more. They bring a chair, and a cup of fresh oil. “You said no,” they say. “Tell us why.”",
    ],
  }),
];
