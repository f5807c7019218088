import { role, story } from "../subject-story.ts";

/** Eerie stories of people who work at night. */
export const nightShifts = [
  story({
    says: [
      /\b(?:gas station|petrol station|diner|shop|store|kiosk|caf[eé]|bar|night shift|supermarket|motel|garage|convenience store|7-eleven)\b/i,
      /\b(?:same|every night|each night|always)\b/i,
      role("customer", "customer|man|woman|stranger|girl|guest|boy|driver|lady"),
      /\b(?:night|midnight|\d[:.]\d\d|\d ?(?:am|a\.m\.)|o['’]clock)\b/i,
      /\b(?:buys?|bought|orders?|ordered|comes? in|came in|comes|came|asks?|asked|appears?|appeared|\d[:.]\d\d|midnight)\b/i,
    ],
    unless:
      /\b(?:falls? in love|fell in love|barista|love|funny|gorilla|bench|widow\w*|husband|wife|two (?:coffees|cups)|robot|murder\w*|rob(?:s|bed))\b/i,
    of: "people",
    after: [
      "@shop.night(hero stand) By the second week {hero} had the things ready on the counter before the door opened. {Customer} never said more than thank you. The money was always right, and always in old coins that {hero} had to look at twice. The bell over the door rang, and that was that.",
      "@shop.night(hero look, customer walk) Once {hero} asked, “Have you far to go?” “Only home,” said {customer}. “There's a little one who can't sleep.” There were drops on the coat, although it hadn't rained for a month. {Hero} looked out after the coat as it went down the road. It went as far as the last lamp. It did not come out on the other side.",
      "+ @shop.night(hero look) On the tape of the camera there was only {hero}. {He} stood at the till and nodded, and put a bag into the empty air, and took money from nobody. {Hero} played it again. Then {he} opened the drawer. The old coins were there, all of them, and they were wet. {He} turned one over, and it was cold enough to burn.",
      "+ @shop.day(hero talk) The old man who came in the mornings took one look at the coins. “That's from the year of the flood,” he said. “There was a bend behind the last lamp, before they built the new road. Somebody stopped here that night for just a few things, and drove on, and never got home. They never even found the car.”",
    ],
    end: [
      "@shop.night(hero talk, customer stand) That night {hero} did not put the things on the counter. At the usual minute {he} locked the till, took a torch, and waited by the door. The bell rang. “I'll walk with you tonight,” said {hero}, “if you don't mind.” {Customer} seemed to think about it. “That's kind,” came the answer. “I always lose the road just there.”",
      "@street.night(hero look, customer stand) They walked side by side, past the last lamp, into the reeds. It grew so cold that {hero}'s teeth hit one another. “Here,” {customer} said. “Here it was.” {Hero} held up the torch. Under the black water of the ditch something shone back, round and pale, like an eye. It was the headlamp of a car.",
      "@street.day They pulled it out two days later, with a crane. On the back seat, dry in its paper, there was a bag with just those few things in it. And a grey-haired woman had come from the town, who held a photograph in her hand. “All my life I thought I'd been left,” she said. “I couldn't sleep that night. I'd asked for someone to bring me something.”",
      "@shop.night(hero look) {Hero} gave her the bag. The old coins lie in a saucer by the till, and nobody may spend them. At the usual minute {hero} still looks up, every night. It's quiet. The bell doesn't ring. But out there behind the last lamp somebody has planted flowers, and for once it is a thing that came home.",
    ],
  }),
  story({
    says: [
      /\b(?:nurse|doctor|carer|orderly|hospital|ward|night shift)\b/i,
      role("patient", "patient|man|woman|stranger|old man|old woman"),
      /\b(?:knows?|knew|no (?:name|papers|visitors)|nobody knows|everything about|unknown|birthmark|same name)\b/i,
    ],
    unless:
      /\b(?:funny|laugh|vampire|murder\w*|kill\w*|ghost\w*|sings?|chess|falls? in love|bet on|burgl\w+|drunk driver|made up|makes up)\b/i,
    of: "people",
    after: [
      "@hospital.night(hero stand, patient talk) At two in the morning the corridor belonged to the lamps. {Hero} checked the drip, and didn't look at the face on the pillow. “You've changed your hair,” said {patient}. “It was longer on your tenth birthday. There was a cake in the form of a boat, and your father dropped it.” {Hero} had never told that to a living soul.",
      "+ @hospital.night(hero read) In the file there was no address, and no relations. There was a date when {patient} had come in, a wet night, without a coat. {Hero} asked everyone. No, there had been no visitors. But somebody on the day shift had seen that {patient} kept something under the pillow, and shut a fist around it as soon as a door opened.",
      "@hospital.night(hero talk, patient talk) “Who are you?” asked {hero}, the next night. {Patient} smiled at the ceiling. “I know that you broke your wrist on the red swing. I know you didn't go to the dance. I know what you wrote on the wall behind the wardrobe.” {Hero}'s mouth had gone dry. “Have you been spying on me?” “I've been missing you,” said {patient}.",
      "+ @hospital.night(hero sit, patient look) {Hero} should have rung for somebody. Instead {he} sat down on the edge of the bed, which isn't allowed, and took the wrist to feel the pulse. It was quick and thin, like a bird's. On the inside of the arm there was a small brown star. {Hero} pulled down {his} own sleeve. {He} had the same one, in the same place.",
    ],
    end: [
      "@hospital.night(hero look, patient talk) {Patient} reached under the pillow. There lay letters, folded as small as stamps, in {his} mother's handwriting. Every birthday she had written one: what {hero} had learnt, what {he} had broken, whom {he} had cried for. “She wasn't allowed to tell you,” said {patient}. “I went to prison before you could walk. I'd asked her to say that I was dead.”",
      "@hospital.night(hero stand, patient talk) {Hero} did not know where to put {his} hands. “And why now?” “Because they let me go home to die,” said {patient}, “and I hadn't got a home. So I looked for the hospital where you work, and stood outside in the rain until I fell over. I thought that if I was lucky, it might be your floor.”",
      "@hospital.dawn(hero sit, patient look) It would have been easy to be angry. {Hero} {was} angry, for two nights. On the third {he} brought a tin with photographs, and pulled up a chair. “That one you can't know,” {he} said. “There wasn't a letter about it.” And {patient} listened until the window turned grey, like a child who won't be put to bed.",
      "@hospital.night(hero walk) The room is made up for somebody else now. {Hero} still does the nights. In the pocket over {his} heart there are thirty letters, folded as small as stamps, and one more, on the back of a temperature chart, with hardly a line on it. “It was your floor,” it says.",
    ],
  }),
  story({
    says: [
      /\b(?:lift|elevator)\b/i,
      /\b(?:floor|stops?|stopped|opens?|opened|button|numbers?|terminus|station|end of the line)\b/i,
      /\b(?:(?:isn['’]t|not|never) (?:on any|on the|there|exist\w*|marked)|demolished|extra|no longer|did not exist|doesn['’]t exist|does not exist|thirteenth|13th|between (?:the )?(?:floors|storeys|stations)|unknown|years ago|vanish\w*|abandoned|closed)\b/i,
    ],
    unless: /\b(?:forest|children|ex (?:boyfriend|girlfriend|husband|wife)|tiny elevator)\b/i,
    of: "people",
    after: [
      "@corridor(hero stand) The light out there was yellow, as in old photographs. {Hero} put one foot out, and left the other where it was. It smelled of floor polish and cigarettes. Behind frosted glass typewriters were going. On the wall hung a calendar, and it was this day and this month, but of a year in which {hero} had been in a pram.",
      "@corridor(hero talk) A young woman came round the corner with an armful of folders. “You're the new one,” she said. “You're late. It's this desk.” She had a pencil in her hair. “I'm not,” {hero} began, and then {he} saw her face. {He} knew it, from the frame on {his} mother's piano. It was {his} aunt, who had died before {he} went to school.",
      "@corridor(hero look) {Hero} knew about the fire, too. Everybody in the family did. It had started on a day like this, in a waste-paper basket, shortly before five. {He} looked up at the clock. It was twenty to. “Is there another way out?” asked {hero}. “There used to be,” said the young woman. “They've put filing cabinets in front.”",
      "+ @study(hero carry) Nobody helped; they all had work to do. So {hero} pushed. The cabinets were full of paper and as heavy as cows. {He} got them a hand's breadth from the wall, and another. “What on earth are you doing?” asked the young woman. “I can't explain,” panted {hero}. She looked at {him}. Then she put down her folders and pushed as well.",
    ],
    end: [
      "@study(hero run) Behind the cabinets there was a green door. It opened on iron stairs and a sky full of pigeons. At that moment somebody shouted, and black smoke came rolling along the ceiling. “This way!” cried {hero}. “Everybody! Leave the coats!” They came, coughing, forty of them, and the young woman counted them as they went past her.",
      "+ @study(hero stand) Only {hero} couldn't follow. When {he} put {his} hand through the green door it turned pale, like something that is not there yet. “I have to go the way I came,” {he} said. The young woman took the pencil out of her hair and pushed it into {his} pocket. “I'll remember you,” she said. “I'll tell everybody. Run!”",
      "@study(hero talk) {Hero} fell out on {his} own floor, black with soot. Nobody in the office looked up. But on {his} phone there were three missed calls, from a name that had never been in it. {Hero} pressed the button with a thumb that shook. “There you are,” said an old, cheerful voice. “I've been waiting all these years for today. Is it done?”",
      "@corridor(hero walk) They have lunch on Wednesdays. The old voice takes the stairs, always, and says that it keeps her young. {Hero} takes them as well. {He} wears a pencil behind {his} ear, a very old one, with a bite mark at the end, and {he} knows, wherever {he} goes, which door is the green one.",
    ],
  }),
  story({
    says: [
      /\b(?:camera|photo(?:graph)?s?|pictures?|film|memory card|video|footage|recording|tape|reel)\b/i,
      /\b(?:asleep|sleeping|sleeps|(?:her|his) own bed(?:room)?)\b/i,
    ],
    unless:
      /\b(?:dating|fake|online|baby|wallet|youtube|wedding photographer|granddaughter|robot|famous|actor|heroine|birdsong|jur(?:y|ors?)|trial|director|class|mirror|village)\b/i,
    of: "people",
    after: [
      "@bedroom(hero look) {Hero} looked for something that would explain it. There was the room, as it was now. There was the crack in the ceiling, and that had only come last week. The last picture had been taken from quite close. You could see the fold of the pillow in the cheek.",
      "+ @bedroom.night(hero sit) The lock had not been broken. {Hero} had it changed all the same, and put a chair under the handle, and flour on the floor. {He} stayed awake until four. In the morning the chair stood where it had stood, and there were no prints in the flour. But there was a new picture.",
      "@shop(hero look) “Look at the date,” said the girl in the photo shop, and turned the screen round. “That isn't yesterday. That's next Friday.” {Hero} looked. She was right. They were all from next Friday, all taken in the same quarter of an hour, and in every picture there was a shadow by the bed, a little nearer. “It looks as if somebody wanted to wake you up,” said the girl.",
      "+ @room(hero look) {Hero} enlarged the last one until it was nothing but grains. There was something grey in it that {he} had taken for a fault. It hung under the ceiling and ran down the wall, and it was in each of the pictures, thicker every time. {Hero} went cold. It wasn't a fault in the film. It was smoke.",
    ],
    end: [
      "@corridor.night(hero sit) On Friday {hero} did not go to bed. {He} sat on the stairs of the house with the camera on {his} knees. At ten past three {he} smelled it. It came from under the door of the flat below, thin and grey. {Hero} kicked it open. There was an old couple in there, asleep, with the wires burning in the wall above their heads.",
      "@bedroom.night(hero stand) {He} shook them, and they didn't wake. So {hero} held the camera up and pressed, and the flash went off, white as lightning, again and again, right in front of their faces. The old man opened one eye. “Is it a burglar?” he asked. “It's a fire,” said {hero}. “Please come. Take my arm.”",
      "@street.night(hero stand) The whole house stood on the pavement in blankets. {Hero}'s own room had burnt out, the bed first of all. The fire chief said that anyone lying there would never have noticed. The old woman held on to {his} sleeve. “I dreamt of you,” she said. “I've dreamt all week that I was standing at your bed and couldn't wake you up.”",
      "{Hero} bought one more film for the camera. {He} photographed only faces with it, those of the people from the house, all of them wide awake. There's one picture too many. It shows {hero}, from behind, in the sun, on the day when they moved into the new place. It isn't dated yet.",
    ],
  }),
  story({
    says: [
      /\b(?:morgue|mortuary|undertaker|funeral (?:director|home|parlour|parlor)|embalmer|coffin|tombstones?|gravestone|grave ?digger|cemetery|graveyard|obituar\w+|pathologist)\b/i,
      /\b(?:own (?:name|birthday|face|grave|obituary|death)|my (?:name|birthday|face)|for (?:her|him|my)self|tattoo\w*|tomorrow|next (?:week|thursday|friday|monday|tuesday)|dated|date of)\b/i,
    ],
    unless: /\b(?:comic|stand up|mafia|wedding|romance|love|newspaper|train)\b/i,
    of: "people",
    after: [
      "{Hero} read it three times, as people do with bills. It stayed what it was. “A coincidence,” said the old colleague, who ate his sandwich in there because it was cool. But he didn't look at {hero} while he said it.",
      "There was a telephone number as well, and {hero} rang it. “Ah,” said an old man. “It's reached you, then. Come and see me. But please don't go by the river road.”",
      "@room(hero look) In the narrow house there were shelves up to the ceiling, and on the shelves, in boxes, there were cards. “I don't make them,” the old man said. “I only find them on the mat in the morning: a name, and a day. I've passed them on for fifty years. It's a kind of post.” He held out one, and his hand trembled. “This card is yours.”",
      "+ @room(hero talk) “So I'm going to die,” said {hero}. It sounded strange, like a word in another language. “Everybody is,” said the old man. “It's the when that weighs so much.” Then he pulled out a drawer at the bottom, where there were only a few cards. They had been torn, and stuck together again.",
    ],
    end: [
      "@room(hero read) The old man laid three torn cards on the table. “Those came back,” he said. “A baker. A girl. A drunk.” {Hero} turned them over. On the back of each, in pencil, was a short note about the last day. The baker had pulled a child out of the ice. All of them had given the day away, to somebody else.",
      "@river(hero stand) When the day came, {hero} did not hide. At noon {he} carried an old woman's coal up to the fifth floor. At six {he} {was} on the river road after all, because somebody there was calling for help, out of a car with its wheels in the water and a baby in the back.",
      "@river(hero swim) {Hero} got the baby out, and then the mother, and then the current got {him}. It was brown and loud, and after that it was quiet. {He} woke on the bank, with the old man above {him}, wet to the beard. He had a torn card in his hand. “It came back,” he said, and laughed, and wept. “It came back an hour ago!”",
      "@cellar(hero look) The old man has retired. His shelves stand in {hero}'s cellar these days. In the morning {hero} goes to the mat, and picks them up, and looks at each name for a while. And then {he} puts on {his} coat and goes to see them, one by one, and asks if there's perhaps something that {he} could do for them today.",
    ],
  }),
];
