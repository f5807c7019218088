import { also, story } from "../subject-story.ts";
import { GRAND, PARENT, who } from "./words.ts";

/** Stories of days that need courage: glasses, a cold lake, a party of strangers, chicken pox, the big supermarket. */
export const braveLittleDays = [
  story({
    says: [
      /\b(?:glasses|spectacles|eye ?patch|hearing aids?|braces)\b/i,
      /\b(?:gets?|got|needs?|needed|has to wear|had to wear|new|first|afraid|laugh\w*|teas\w*|asham\w*|embarrass\w*|hides?|hid|hat(?:es?|ed)|refus\w*)\b/i,
      /\b(?:boy|girl|child|son|daughter|class\w*|school|kindergarten|nursery|\w+-year-old|\p{Lu}\p{Ll}+|little)\b/u,
    ],
    may: [
      /\b(?<specs>glasses|spectacles|eye ?patch|hearing aids?|braces)\b/i,
      who("elder", `${PARENT}|${GRAND}|optician`),
      who("pal", "friend|best friend|classmate"),
      ...also(
        "laugh\\w*|teas\\w*",
        "afraid|scared|asham\\w*",
        "everyone|everybody|class\\w*",
        "first",
        "sees?|saw|hears?|heard",
        "leaves|stars|trees|birds?",
        "school",
      ),
    ],
    unless:
      /\b(?:goalkeeper|football|murder\w*|magic\w*|x-ray|detective|thief|lost (?:his|her|its) glasses|owl|mole|bat|giraffe|ghost|wine|broken glasses|no glasses|without (?:his|her) glasses|true|through people|sunglasses)\b/i,
    of: "young",
    after: [
      "@bathroom(hero look) {Hero} looked into the mirror with {thespecs} on, and a stranger looked out. The stranger had {hero's} hair, and {hero's} chin, and a face like somebody who knows the capital of Peru. {Hero} took {thespecs} off. {Hero} put {thespecs} on. “That isn't me,” said {hero} to the toothbrush.",
      [
        "@street(hero walk, elder walk) “Everyone will laugh,” said {hero} on the way. “Then they'll have good teeth to show,” said {elder}. That did not help much. At the last corner {thespecs} went into the pocket, down among the crumbs.",
        "@street(hero walk) All the way {hero} could hear them laughing already, although there was nobody there. At the last corner {thespecs} went into the pocket, down among the crumbs.",
      ],
      "@classroom(hero sit) So in the classroom everything was as always. The teacher had a soft face without edges. On the board there was some sort of white weather. {Hero} said “twelve” when the answer was “Tuesday”, and now they really did laugh, all of them. {Hero} had not thought of that.",
      "+ @playground(hero stand) At break {hero} stood by the fence with both hands in {his} pockets. The ball came, and {hero} did not notice it until it had gone by. A small one from the first class stopped in front of {hero}. “Why do you always look like this?” he asked, and squeezed his whole face together. {Hero} had not known that {he} did.",
    ],
    end: [
      "@playground(hero look) When nobody was near, {hero} took {thespecs} out, wiped off the crumbs, and put {thespecs} on, only to see what time it was. And there was the tree. {Hero} had always thought that a tree was a big green ball on a stick. It had leaves! Each leaf was by itself. They moved, all of them, and each in another way. There was even a bird up there, washing its feet.",
      "@playground(hero point, pal look) {Hero} stood there with an open mouth and forgot everything else. “What are you looking at?” asked somebody behind {him}, and then somebody else. “Third branch,” said {hero}. “She's got an egg.” They screwed up their eyes. “Where? I can't see a thing.” Soon the whole class was in a row before {hero}, and nobody laughed. “May I try?” they asked. “Only for a second,” said {hero}.",
      "@classroom(hero sit) {Hero} hardly took {thespecs} off after that, except for the bath. There was so much to catch up with: the edges of the teacher, the ants, the moon, which turned out to have a face of its own. And every day at break somebody came to {hero} and asked: “What's she doing now?” And {hero} told them how many there were in the nest.",
    ],
  }),
  story({
    says: [
      /\b(?:learn\w*|teach\w*|taught|tries|tried|dar(?:es?|ed)|afraid|scared|first time|cannot|can['’]t|could not)\b/i,
      /\b(?:swim\w*|float\w*|deep end|jump(?:s|ed|ing)? (?:in|into|off)|diving board|armbands|water wings|dive[sd]?)\b/i,
      /\b(?:lake|pool|sea|river|pond|water|beach|swimming)\b/i,
    ],
    may: [
      who("elder", `${PARENT}|${GRAND}|brother|sister|cousin|uncle|aunt|lifeguard|teacher|friend`),
      ...also(
        "cold|deep",
        "big|older",
        "lake|pool|sea|river",
        "swim\\w*",
        "teach\\w*|taught|learn\\w*",
        "afraid|scared|fear\\w*",
        "summer|holiday\\w*",
        "armbands|ring",
      ),
    ],
    unless:
      /\b(?:otter|dolphin|seal|duck|frog|whale|turtle|mermaid|Olymp\w*|champion\w*|race|competition|channel|drown\w*|shark|mermaid|fish who|duck\w*|penguin|cat|cow|pig|medal|lifeguard who|crocodile|dolphin|whale|ice hole|refugee\w*|grandmother of|aged \d\d)\b/i,
    after: [
      "@lake(hero stand) {Hero} put one toe in and took it out again. The water was quite friendly at the edge. It showed all its pebbles. But three steps further out the pebbles stopped, and there it was green, and then it was black. “How far down does that go?” asked {hero}.",
      [
        "@lake(hero talk, elder talk) “It doesn't matter,” said {elder}. “You only need the top of it.” {Hero} thought about this. {Elder} was in already, up to the chest, and held out two hands under the water like a tray. “Lie on that. I won't let go until you say so.” {Hero} lay down, as stiff as an ironing board, with {his} chin up to the sky.",
        "@lake(hero swim) “You only need the top of it,” {hero} told {himself}, and went in, up to the knees, and up to the trunks, and there it was worst of all. Then {he} held on to the wooden edge and lay down in it, as stiff as an ironing board, with {his} chin up to the sky.",
      ],
      "+ @lake(hero swim) Arms like a frog, legs like a frog: on the towel it had been easy. In the water the arms forgot what the legs were doing. {Hero} swallowed a mouthful that tasted of leaves, and came up, coughing, and had a plant on one ear. “Did I swim?” “Downwards,” was the honest answer.",
      [
        "@lake(hero swim, elder look) On the fourth day {hero} was angry. It was so blue, and so warm, and little ones with no teeth swam by. “You're helping too much!” {hero} shouted at {elder}. {Elder} only lifted both hands out of the water and showed them. They were empty. {Elder} stood five steps away. {Hero} looked down. There was nothing under {hero's} stomach but green.",
        "@lake(hero swim) On the fourth day {hero} was angry. It was so blue, and so warm, and little ones with no teeth swam by. {Hero} hit the water with both fists, and kicked it, and shouted at it what {he} thought. Then {hero} looked round for the wooden edge. It was five steps away. There was nothing under {hero's} stomach but green.",
      ],
    ],
    end: [
      "@lake(hero swim) In that moment {hero} could have gone down. {He} thought about it, for as long as a drop hangs on a nose. But the water did something that {hero} had not expected: it pushed. It had pushed from below all the time, gently, like a big dog that wants to be let in. {Hero} only had to lie on it. One arm like a frog. One leg like a frog.",
      [
        "@lake(hero swim, elder swim) “I'm on top!” called {hero}. {Elder} swam backwards in front of {him}, one stroke, and another, and did not put out a hand. They passed the place where the pebbles end. {Hero} looked down into the black and greeted it. By the raft {hero} held on to a ladder with all ten fingers and laughed until {he} had hiccups.",
        "@lake(hero swim) “I'm on top!” called {hero}, to everybody and to nobody. {Hero} passed the place where the pebbles end. {Hero} looked down into the black and greeted it. By the raft there was a ladder, and {hero} held on to it with all ten fingers and laughed until {he} had hiccups.",
      ],
      "@lake(hero sit, elder sit) Afterwards {hero} sat in the sun in a towel as big as a tent, with blue lips, and ate a whole packet of biscuits. A small child with a rubber ring came up to the edge, put one toe in, and took it out again. “You only need the top of it,” {hero} called across. “And don't worry. It pushes.”",
    ],
  }),
  story({
    says: [
      /\b(?:birthday|party|invit\w*)\b/i,
      /\b(?:shy|(?:does not|did not|doesn['’]t|didn['’]t) know any\w*|knows? nobody|knew nobody|knows? no one|knew no one|under the table|does not dare|did not dare|afraid to go|scared to go|alone in (?:a|the) corner|hides?|hid|stranger\w*|won['’]t let go|does not want to go|did not want to go)\b/i,
      /\b(?:boy|girl|child|son|daughter|kid|\w+-year-old|\p{Lu}\p{Ll}+)\b/u,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "invit\\w*",
        "birthday",
        "table",
        "anybody|anyone|nobody",
        "hid(?:es?|ing)?",
        "shy",
        "there",
        "present|gift",
        "know\\w*|knew",
        "party",
      ),
    ],
    unless:
      /\b(?:murder\w*|surprise party|ghost|monster|dragon|bear|king|queen|thief|own birthday|nobody (?:comes|came)|no one (?:comes|came)|forgot\w*|grandm\w+|grandf\w+|magician|colleague\w*|wedding|hide[- ]and[- ]seek|wolf|fox|rich|poor)\b/i,
    of: "young",
    after: [
      "@room(hero sit) Under the table it was quite nice. The cloth hung down all round, like a tent, and it was full of feet. {Hero} held the present on {his} knees and counted shoes. There were two with lights in them, and four with mud, and a pair of pink socks in which the toes never kept still. Nobody knew that {hero} was there. That was the good thing about it.",
      "+ @room(hero sit) Above, they played a game with a hat. They all knew how it went. They shouted each other's names, and every name had a face, and {hero} had neither. “Musical chairs!” called a voice, and the feet ran. {Hero} could play that as well. {Hero} did it sitting down, with {his} fingers, when the music stopped.",
      "+ @room(hero look) Once the cloth went up, and a dog looked in, with a party hat on its head. It looked at {hero} and at the present. Then it came in, turned round and lay down with a groan. It had had enough of the party, too. {Hero} took the hat off its head, because the elastic was too tight.",
      "@room(hero look) Then a piece of cake fell down, upside down, on the carpet. A hand came after it and felt about. After the hand came an arm, and after the arm came a face with a paper crown on. It was the birthday child. They looked at each other, nose to nose. “I haven't given you this yet,” said {hero}, and held out the present. It was all that {he} could think of.",
    ],
    end: [
      "@room(hero give) The birthday child looked back over a shoulder, up into all that noise, and then crawled in quickly and let the cloth fall. “Don't say anything,” it whispered. “I've been looking for a place like this for half an hour. They're all so loud. And I have to be pleased the whole time.” {Hero} moved over. “You needn't be pleased in here,” said {hero}.",
      "@room(hero sit, mate sit) So they sat there, the two of them and the dog, and opened the present by touch. It was a torch. They put it on. With the torch on, the feet on the cloth became giants. {Hero} made the pink toes dance, and gave them a voice. The birthday child laughed so much that the crown fell off. And of course that was heard. One after the other they lifted the cloth: “What are you doing? Is there any room?”",
      "@room(hero sit, mate sit) At the end there were thirteen children under that table, and the grown-ups sat on top with the cake and wondered. {Hero} knew all the names by then, and which shoes went with which. When the time came to go home, {hero} could not be found. A voice beneath the tablecloth said: “Just one more story about the toes.”",
    ],
  }),
  story({
    says: [
      /\b(?:chicken ?pox|measles|fever|ill|sick|flu|broken leg|broken arm|broke (?:his|her|a|my) (?:leg|arm|foot)|mumps|cold|stomach ache|scarlet fever|plaster cast|quarantine)\b/i,
      /\b(?:trip|outing|excursion|party|zoo|carnival|halloween|camp|festival|circus|fair|school play|christmas play|snow|beach|holiday|summer|birthday|sledging|parade|miss(?:es|ed)?)\b/i,
      /\b(?:boy|girl|child|son|daughter|kid|\w+-year-old|\p{Lu}\p{Ll}+)\b/u,
      /\b(?:stay(?:s|ed)?|home|bed|miss(?:es|ed)?|cannot go|could not go|not go|window|instead|room)\b/i,
    ],
    may: [
      /\b(?<event>(?:school |class )?(?:trip|outing|excursion)|party|zoo|carnival|camp|festival|circus|fair|school play|christmas play|parade)\b/i,
      who("elder", `${PARENT}|${GRAND}|neighbour`),
      who("sib", "brother|sister|twin"),
      ...also(
        "chicken ?pox|measles|fever|flu|leg|arm",
        "school|class\\w*",
        "stay\\w*|home",
        "bed",
        "zoo|circus|fair|beach",
        "miss\\w*",
        "friends?",
        "look\\w*|forward",
      ),
    ],
    unless:
      /\b(?:murder\w*|cancer|dies|died|dead|pretend\w*|faking|hospital|nurse|doctor|soldier|princess|ghost|wedding|dog is|cat is|recital)\b/i,
    of: "young",
    after: [
      "@bedroom(hero sit) {Hero} heard them go by under the window, the whole noisy lot of them, two by two. One of them had a whistle. Then it was quiet, and the only thing that moved was the curtain. {Hero} lay in bed with hot ears and looked at the ceiling. “It's not fair,” said {hero} to the ceiling. It had heard that before.",
      [
        "+ @bedroom(hero talk, elder sit) “What would have been the best thing about it?” asked {elder}, and sat down on the edge of the bed with a bowl. {Hero} had to think. “That you don't know what comes next,” said {hero} in the end. “In here I know it all. Wall. Wardrobe. Wall.” {Elder} stirred in the bowl. “Hm,” said {elder}, and went out, and could be heard on the telephone.",
        "+ @bedroom(hero sit) {Hero} had known for weeks what the best thing would be: that you don't know what comes next. In here {hero} knew it all. Wall. Wardrobe. Wall. {Hero} counted the spots on the wallpaper and joined them up with a finger. It made an animal with one leg too many. Behind the door there was whispering, and someone was on the telephone.",
      ],
      "+ @bedroom(hero look) At ten somebody slid a piece of card under the door. *Ticket*, it said. *One person, with germs. Please stay in your seat.* {Hero} sat up. There was a stamp on the ticket, made with half a potato. “Where does it go to?” called {hero}. But there was only a strange noise outside. It sounded like a wheel that needed oil.",
      "@bedroom(hero look) The door opened a hand wide. Something pushed through it, low down, on a string. It was a shoebox with a window cut in it, and in the shoebox stood a cardboard lion with a mane of orange peel. It rolled across the floor on cotton reels, past the bed, and stopped, and turned its head. “Come no closer,” said a deep voice in the hall. “It hasn't had its breakfast.”",
    ],
    end: [
      "@bedroom(hero sit) After the lion came an ape made of a woolly sock, and he picked his nose. After the ape came a snake, and she came and came, because she was the garden hose. The whole home had been out all morning, in drawers and under beds, to find an animal for {hero}. The neighbour from upstairs brought a real one: his tortoise sat on the blanket and ate a leaf out of {hero's} hand.",
      [
        "@bedroom(hero sit, elder stand) In the afternoon the others came back and stood under the window, tired and sticky. “How was it?” called {hero}. “The lion was asleep with his bottom to us. How was it with you?” “I've had a tortoise in bed,” said {hero}. It was very quiet under the window. “Can we still catch what you've got?” called somebody.",
        "@bedroom(hero sit) In the afternoon the others came back and stood under the window, tired and sticky. “How was it?” called {hero}. “It rained,” they called up. “We mostly sat on the bus. How was it with you?” “I've had a tortoise in bed,” said {hero}. It was very quiet under the window. “Can we still catch what you've got?” called a hopeful voice.",
      ],
      "@bedroom.night(hero sleep, elder stand) That evening {hero} felt a little better, and told nobody. The lion with the mane of orange peel stood on the chair and kept watch, and smelled of Christmas. It was put away in the cupboard later on, with the ticket. And whenever anyone in that family was ill, there was a squeak in the hall, and a wheel that needed oil.",
    ],
  }),
  story({
    says: [
      /\b(?:supermarket|department store|shopping (?:centre|center|mall)|mall|shop|market|ikea|furniture store|store|airport|fair|funfair)\b/i,
      /\b(?:lost|los(?:es?|ing)|separated|wander\w*|cannot find|can['’]t find|could not find|alone|disappear\w*|lets? go of|forgotten|left behind)\b/i,
      /\b(?:child|boy|girl|son|daughter|\w+-year-old|little|toddler|kid|mum|mom|mother|dad|father|brother|sister)\b/i,
    ],
    may: [
      who(
        "helper",
        "lady|woman|man|cashier|baker|fishmonger|butcher|security guard|guard|cleaner|shop assistant|saleswoman|salesman|seller",
      ),
      ...also(
        "counter|fish|cheese|till|toys?",
        "supermarket|mall|store|market",
        "friends?",
        "mum|mom|mother|dad|father|grand\\w+",
        "lost",
        "makes?|made",
      ),
    ],
    unless:
      /\b(?:murder\w*|thief|steal\w*|stole\w*|robbery|ghost|wallet|purse|ring|dog|cat|teddy|doll|rabbit|toy [a-z]+ (?:is|was|gets)|locked in|overnight|old man who|dementia|closes? down|job|spy|key|love|penguin|mitten|glove)\b/i,
    of: "young",
    after: [
      "@shop(hero stand) A moment ago there had been a coat next to {hero}, and in the coat a hand. {Hero} had only looked at the noodles, the ones like small bow ties. Now there was another coat there, and above it a strange face. The shelves went up to the sky.",
      [
        "@shop(hero talk, helper talk) {Hero} walked on until it smelled different. There stood {helper} and looked down. “Good morning,” said {helper}. “What may I do for you?” Nobody had ever asked {hero} that before. “I've lost somebody,” said {hero}. “What does this somebody look like?” {Hero} thought. “Warm,” said {hero}. “And in a hurry.”",
        "@shop(hero talk) {Hero} walked on until it smelled of bread. There stood Mrs Baptiste in a white hat and looked down over the counter. “Good morning,” she said. “What may I do for you?” Nobody had ever asked {hero} that before. “I've lost somebody,” said {hero}. “What does this somebody look like?” {Hero} thought. “Warm,” said {hero}. “And in a hurry.”",
      ],
      [
        "@shop(hero stand, helper give) “People in a hurry run in circles,” said {helper}. “The cleverest thing is to stay in one place and be easy to see.” {Helper} put {hero} on a crate behind the counter, and tied an apron round {him} that went down to the floor. Then {hero} got a paper hat.",
        "@shop(hero stand) “People in a hurry run in circles,” said Mrs Baptiste. “The cleverest thing is to stay in one place and be easy to see.” She put {hero} on a crate behind the counter, and tied an apron round {him} that went down to the floor. Then {hero} got a paper hat. From up there {hero} could see everything: the till, the bow ties, and the backs of a hundred coats.",
      ],
      "+ @shop(hero talk) “Next, please!” said {hero}, because that is what you say there. An old gentleman asked for a pound of something. {Hero} handed it to him with both hands. “And how long have you been working here?” asked the gentleman. “Since the noodles,” said {hero}. The gentleman thanked {him} very much and put his change into the box for the lifeboats.",
      "@shop(hero look) But the coats went past, and none of them was the right one. Then the paper hat slipped down over {his} eyes, and under the hat it got wet. “What if there's been a muddle?” {hero} asked very quietly. “What if they've taken somebody else home?”",
    ],
    end: [
      [
        "@shop(hero talk, helper talk) {Helper} did not laugh. {Helper} lifted the hat by the edge. “Nobody who has had one like you takes another by mistake,” said {helper}. Then {helper} held the microphone for special offers in front of {hero's} mouth.",
        "@shop(hero talk) Mrs Baptiste did not laugh. She lifted the hat by the edge. “Nobody who has had one like you takes another by mistake,” she said. “I've stood here for twenty years. I know about goods.” Then she took down the microphone that was for special offers, and held it in front of {hero's} mouth. “Say what you've got.”",
      ],
      "@shop(hero talk) “Attention, please,” said {hero}, and it came down from the ceiling in every aisle at once. “There is one child here. It's the only one left. It's got a hat on.” Behind the noodles a basket crashed to the floor. Then there were quick feet, and round the corner flew the right coat. It was very warm. It held {hero} so tightly that the paper hat cracked.",
      "@shop(hero stand, helper stand) They went to that counter every Saturday from then on, hand in hand. When a small person came along the shelves, all alone, with a wet face, {hero} leaned down and asked: “Good morning. What may I do for you?”",
    ],
  }),
];
