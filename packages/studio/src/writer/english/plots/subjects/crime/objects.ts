import { story } from "../subject-story.ts";

/** Eerie stories of things that have a will of their own. */
export const objects = [
  story({
    says: [
      /\b(?<thing>(?:an?|the|his|her|my) (?:[a-z-]+ ){0,3}(?:mirror|looking glass|reflection))\b/i,
      /\b(?:reflection|moves?|moved|smil\w+|blink\w*|wav\w+|not (?:her|his)|cursed|haunted|future|shows?|showed|different|stranger)\b/i,
    ],
    unless:
      /\b(?:hang|hangs|hung|wall|widow\w*|shop|have lost|had lost|jokes|queen|snow white|princess|vampire|funny|fairest|budgie|parrot|elephant)\b/i,
    of: "people",
    after: [
      "@room(hero look) It was only a small thing. {Hero} had turned away first, to take the towel, and out of the corner of {his} eye {he} saw that the other one was late. It stood there for one breath longer, and looked at {him}. When {hero} turned back, everything was as it should be. {He} lifted {his} right hand. So did the other. “All right,” said {hero}. “All right.”",
      "+ @room(hero look) From then on {he} watched. The room in the glass was tidier. There were flowers on the table there, and on {his} there were bills. The one in there had slept well, and had no scratch on the chin. Once, when {hero} came home late and crying, the other one wasn't crying. It had laid its palm against the glass, from the inside, and waited.",
      "+ @bedroom.night(hero read) {Hero} hung a sheet over it. In the night there was tapping, quite soft, as at a sickroom door. In the morning something was written on the dusty glass, back to front. {Hero} needed a second mirror to read it. “Don't go there on Saturday,” it said. {Hero} went on Saturday, and it was as bad an evening as any in {his} life.",
      "@room(hero talk) “You know everything before I do,” {he} said to the glass. “What are you?” The other one breathed on the pane and wrote, patiently, letter by letter. “I'm who you'd be,” it wrote, “if you had said no that time.” {Hero} knew at once which time. There had been only one that mattered.",
    ],
    end: [
      "@room(hero talk) “Change with me,” said {hero}. It came out of {his} mouth before {he} had thought about it. “Just for a day.” The other one looked at {him} for a long time, and then shook its head. It was the first time that it had done something that {hero} did not do. It pointed past {him}, to the telephone.",
      "@room(hero talk) {Hero} knew the number by heart. {His} finger shook as {he} dialled, and in the glass a finger shook as well. “It's me,” said {hero}. “I should have said no, that time. I'm saying it now. I'm not coming back.” There was shouting in the receiver. {Hero} hung up. It got wonderfully quiet.",
      "@room(hero look) When {he} turned round, the other one was crying and laughing at the same time, and then {hero} felt that {his} own face was wet. They lifted a hand, the right one, both at once. The palms met on the cold glass, and for a moment it wasn't cold. After that there was only {hero} in it, with a scratch on the chin, and nobody was late.",
      "@room.night(hero look) It's an ordinary mirror now. {Hero} has put flowers on the table, so that they can be seen in it. Each evening, when {he} turns off the lamp, {he} does it a little more slowly than necessary, and looks back once over {his} shoulder. It would only be polite, if somebody should want to wave.",
    ],
  }),
  story({
    says: [
      /\b(?<thing>(?:an?|the|his|her|my|their) (?:[a-z-]+ ){0,3}(?:doll))\b/i,
      /\b(?:haunted|cursed|creepy|moves?|moved|by itself|at night|attic|eyes|blink\w*|whisper\w*|sings?|never|follows?|followed|flea market|antique|old|strange|comes? back|came back|throws?|threw|whoever)\b/i,
      /\b(?:creepy|haunted|cursed|horror|scar\w+|terrif\w+|whisper\w*|by itself|moves? (?:at|in|by)|moved|comes? back|came back|blink\w*|turn(?:s|ed) its head)\b/i,
    ],
    unless:
      /\b(?:doll['’]?s['’]? ?house|dolls['’]? house|sailor|suitcase|lost teddy|train|wedding dress|sister is ill|robot|christmas|bankrupt|house will be sold|harbour)\b/i,
    of: "people",
    after: [
      "@corridor(hero carry) {Hero} {was} sure that {he} had left it on the chair. Now it was sitting on the stairs, on the fourth step from the top, and its face was turned to {his} door. {He} carried it down to the cellar, at arm's length, as you carry something wet. In the morning there was dust from the cellar on the carpet, in very small spots, all the way up.",
      "+ @room.storm(hero look) {He} put it in the dustbin. It sat on the step. {He} took it to the other end of the town and left it on a bench, and ran. That night it rained, and towards three there was something at the window, a tap like a fingernail. {Hero} opened it with {his} eyes shut. It was wet through. There was mud on its little shoes.",
      "+ @shop(hero talk) The man who'd sold it didn't want it back. “The one before you said the same,” he told {him}, and kept the counter between them. “And the one before her. It goes to a door and sits there. Always in the same house for a while, always the same hour.” “Which hour?” asked {hero}. “Ten to four,” said the man. {Hero} knew that already.",
      "@corridor.night(hero walk) So the next night {hero} didn't lock it in. {He} left all the doors open and sat down in the dark. At ten to four the thing on the chair bent forward. It slid down. It walked, with a noise like knitting needles, across the boards, along the hall. {Hero} went after it, in {his} socks. It never once looked round. It led the way.",
    ],
    end: [
      "@kitchen.night(hero look) It stopped in the kitchen in front of the wall, where the old stove had been. It raised one hand and scratched at the paper. “There?” whispered {hero}. {He} took the bread knife and cut, and the plaster came away in lumps. Behind it was a hollow, no bigger than a cradle. There was a blanket in it. {Hero} lifted it out with great care.",
      "@kitchen.night(hero read) There was a second one, the same face, the same dress, only clean, and a letter. “For the twins,” it said. “They are to be parted, since nobody wants two. Whoever finds this, please see that at least the dolls come together again.” It was eighty years old. Somewhere two girls had cried for that.",
      "@kitchen(hero stand) {Hero} set them side by side at the table. Their hands lay so that they touched, and there was something like a sigh. {He} looked in old church books for a whole winter, and wrote forty letters. In the spring two very old women got out of two taxis in front of {his} house, and looked at each other.",
      "@bedroom.night(hero sit) The dolls sit in the window there, facing out. Nobody's afraid of them any more. Now and then, at ten to four, {hero} wakes up and listens. There is a noise like knitting needles, twice, side by side. It goes as far as the kitchen and back again. They're only playing.",
    ],
  }),
  story({
    says: [
      /\b(?:cursed?|curses|haunted|bad luck|brings? misfortune|unlucky|jinx\w*)\b/i,
      /\b(?<thing>(?:an?|the|his|her|my) (?:[a-z'’-]+ ){0,3}(?:ring|painting|necklace|box|chair|coat|watch|clock|book|typewriter|vase|statue|amulet|piano|violin|bracelet|wardrobe|jacket|dress|radio|brooch|shoes|mask|locket|picture|bed|carpet|hat|coin|desk|teapot))\b/i,
    ],
    unless:
      /\b(?:wedding dress|princess|witch|ghosts?|(?:haunted|cursed) (?:house|castle|hotel|villa|school|ship|theat(?:re|er)|wood|forest|town|village)|doll|mirror|camera|gps|detective|stolen|heist|museum|pirate\w*|can['’]t play|thief)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) The first thing was the milk, which was sour. Then the lift stuck, and the cat left. The fourth time that the soup boiled over with the stove turned off, {he} looked across the room at {thething}, and had the feeling of being looked at. “It was you,” said {hero}. A picture fell off the wall.",
      "+ @room(hero look) {He} gave it to a charity. It was back before {him}. {He} sold it to a dealer in another town, and that night the dealer's roof came off, and he brought it back himself, in his slippers, and paid {hero} to take it. “Have you read what's scratched underneath?” he asked. {Hero} turned it over. “Who keeps me loses. Who gives me away loses more.”",
      "@church(hero read) There was a list in the church, of all the people who had owned it. The verger had kept it for years, out of curiosity. A banker, ruined. A beauty, left. A general, struck by lightning, twice. {Hero} ran {his} finger down the names. “There's somebody here with nothing written next to it,” {he} said. “Oh, that one,” said the verger. “The washerwoman.”",
      "+ @kitchen(hero sit) It was raining into the kitchen by now. {Hero} had {thething} on the table in front of {him}, and a bucket on each side. {He} had lost {his} job at noon, for no reason at all, and the handle of {his} cup had just come off in {his} hand. All at once {he} began to laugh. There was nothing left that could still break.",
    ],
    end: [
      "@room(hero talk) The washerwoman's great-granddaughter lived over a shop, and was in the middle of ironing. “Granny had it for thirty years,” she said. “She said it was only sulking.” It had been made as a gift, she told {hero}, for somebody who never unwrapped it. “Since then it's been bought and sold and stolen. No one ever said thank you for it.”",
      "@kitchen(hero carry) {Hero} carried it home through the hail. {He} set it in the middle of the table, and wiped it with {his} own sleeve until it shone. “Thank you,” said {hero}. “I'm glad you're here.” And for the first time in that whole week nothing fell down.",
      "@kitchen(hero stand) It was very quiet. Then something rubbed against {his} leg: it was the cat. The phone rang, and it was about the job; there had been a mistake. Upstairs somebody mended the roof. {Hero} didn't dare to move. Only the soup boiled over once more, a little, as it does when a thing has been angry for a hundred years and wants to show that it still could.",
      "@room(hero look) {He} {was} offered a lot of money for it later. {He} always says no. It has its place by the window, with a ribbon round it, as if it had just been unwrapped. {Hero} says good morning to it, and thank you. Everything in that house is a bit crooked, and {he} has never been so lucky.",
    ],
  }),
  story({
    says: [
      /\b(?:radio|signal|frequency|walkie[- ]?talkie|morse|broadcast|transmi\w+|static|shortwave|radio host|radio ham|recording|tape|intercom)\b/i,
      /\b(?:voice|calls?|caller|message|signal|whisper\w*|describ\w+|numbers|name|night|hears?|heard|picks? up|picked up|receiv\w+|answers?|answered)\b/i,
      /\b(?:future|strange|dead|unknown|tomorrow|mysterious|from (?:19|18)\d\d|whisper\w*)\b/i,
    ],
    unless:
      /\b(?:own voice|her voice|his voice|(?:mother|father|grand\w+|wife|husband|mum|dad|son|daughter)['’]s (?:old )?(?:voice|tape|recording)|voice of|kidnapper|lighthouse|ship|bedtime story|snowplough|scrabble|trucker|truckers|recognis\w+ a|recogniz\w+ a|robot|romance|poem|pretend radio|abuelo)\b/i,
    of: "people",
    after: [
      "@room.night(hero write) {Hero} turned the knob by a hair, and there it was again, behind the hiss, like a person behind a curtain. {He} wrote down each word on the back of an envelope.",
      "@room.night(hero look) “You've got a blue cup in front of you,” said the voice. “It has a chip. You're going to knock it over.” {Hero} looked at the cup, and pulled back {his} hand so fast that it fell.",
      "+ @roof.night(hero climb) {He} climbed up on the roof and turned the aerial. To the east it became weaker, to the west as well. It was loudest when it pointed straight down, at the house, at the room, at the chair that {hero} had just got up from. {He} climbed down the ladder very slowly. The set was switched off. The little lamp was burning all the same.",
      "@room.night(hero talk) “Who are you?” said {hero} into the microphone. {He} had to say it three times. “I can't tell you,” said the voice, and crackled. “You wouldn't go on listening. Just do one thing. On Sunday, when the phone rings, you'll think that it can wait. It's the one call that can't.” Then there was nothing more but the rain between the stations.",
    ],
    end: [
      "@room(hero sit) On Sunday {hero} sat beside the phone from the early morning, and felt like a fool. It rang at twenty past four. It was an old friend, who only wanted to say hello, in a voice that was much too calm. {Hero} had already taken a breath to say, “Can I ring you back?”",
      "@street(hero run) “Where are you?” asked {hero} instead. There was a pause. There was wind in it. “On a bridge,” said the friend. “It's nothing. It's a nice view.” “Tell me what you see,” said {hero}, and kept talking, and ran down the stairs with the phone at {his} ear, and through the whole town.",
      "@street.dusk(hero sit) They sat on the kerb till it got dark, and shared a coat. “How did you know?” asked the friend, again and again. {Hero} told it, from the beginning, with the cup. “I've got an old set like that,” the friend said then. “In the cellar. I always wondered how far back you could get with it, if you had something to say.”",
      "@kitchen(hero cook) They built it together that winter. {Hero} doesn't listen at night any more; but there's somebody who sits down there now, on certain evenings, with an envelope covered in {hero}'s writing, and presses the button and reads it out, slowly and clearly. “You've got a blue cup in front of you,” it begins. Upstairs {hero} is already making the coffee.",
    ],
  }),
  story({
    says: [
      /\b(?:diary|diaries|journal|notebook|manuscript|memoir|letters? hidden)\b/i,
      /\b(?:finds?|found|discover\w*|hidden|wall|attic|sewn|buys|bought|reads?|floorboards?|inherit\w*)\b/i,
      /\b(?:murder\w*|killer|killed|crime|victim|missing|disappear\w*|never existed|cold case|confess\w*|body|buried|vanish\w*)\b/i,
    ],
    unless: /\b(?:teenage crush|gambler|recipe|diary of a|school trip|love letters|travels to)\b/i,
    of: "people",
    after: [
      "@room(hero read) The handwriting was neat and leaned a little to the left. It began with the weather. {Hero} nearly put it down. Then, on the ninth page, between a cold and a shopping list, there stood a sentence, as calm as the others: “Tonight I buried her under the pear tree, and nobody will ever ask, because nobody knew that she was here.”",
      "@room.night(hero read) {Hero} read on until it got light, standing up. There was a name, and when {he} looked for it, it was in no register, no school, no graveyard. But the house in the diary had a green gate and a weathercock without a tail. {Hero} had seen that weathercock. It was three streets away.",
      "+ @garden(hero talk) An old man lived there, who grew prize pears. He gave {hero} one over the gate; it was sweet and heavy. “It's the soil,” he said. Then he saw what {hero} had under {his} arm, and his hand stayed where it was, in the air. He didn't ask what it was. He looked to the left and to the right. “You'd better come in,” he said.",
      "+ @corridor(hero look) {Hero} told a neighbour where {he} {was} going, and how long she should wait. In the hall of that house there were photographs, and a gap between them where there must once have been another. {Hero} could hear two clocks, and, from upstairs, a chair that creaked.",
    ],
    end: [
      "@corridor(hero talk) Behind the green gate lived a very old man. He locked the door behind {hero}. “What does it say?” he asked. “That you buried her,” said {hero}. The old man shut his eyes. “My mother wrote that,” he said. “I was six. I held the lamp.” He took a spade from behind the door, and {hero} stepped back. He only pressed it into {his} hands. “Please. I've wanted somebody to do it all my life.”",
      "@garden(hero dig) Under the pear tree they dug, and at last the spade struck tin. It was a box. In it were papers, a star of yellow cloth, a passport with a girl's name. “We didn't bury her,” said the old man. “We buried who she was. From that night on she was my sister Ann. If anyone had asked, she'd have been dead by the morning.”",
      "@room(hero talk) “Nobody ever asked,” he said. “But she dreams in a language that she doesn't speak.” He took {hero} upstairs. By the window sat a very old woman, peeling pears. {He} said the name aloud. The knife fell on the floor.",
      "@classroom(hero talk) On the school wall the name stands now, in the right row, between two others. The diary lies under glass below it, open at the ninth page. When school classes come by, {hero} always asks them first what they think happened. And then there's pear cake, and the old woman tells them.",
    ],
  }),
];
