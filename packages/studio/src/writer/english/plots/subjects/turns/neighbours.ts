import { role, story } from "../subject-story.ts";

/** Stories of flatmates, neighbours and the old, who do not give in. */
export const neighbours = [
  story({
    says: [
      /\b(?:flatmates?|roommates?|housemates?|neighbou?rs?|next door|colleagues|office mates)\b/i,
      /\b(?:pranks?|feud(?:s|ing)?|practical jokes?|revenge|tricks on|war)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|soldiers?|bomb|ghost|world war|civil war|witch|dragon|raccoons?|baker|baking)\b/i,
    of: "people",
    after: [
      "It began small. There was salt in the sugar bowl on the Monday. On the Tuesday every left shoe in the place was gone, and turned up in the oven. “Childish,” said both sides, each behind its own door, and each of them sat down at once with paper and pencil to think of something better.",
      "+ By the middle of the week they were good at it. The alarm clocks went off at ten past three, three, and ten to three, in that order. A bath was filled with green jelly. “Good morning,” they said to each other on the stairs, so politely that the postman hurried on. “Did you sleep well?” “Like a baby. And you?”",
      "+ There were rules, although nobody had made them. No food was spoilt that could not be bought again. Nobody touched the post. And when one of them had a fever on the Thursday, the other side stopped for exactly one day, and put a lemon in front of the door, without a note.",
      "And then, on the worst night of all, it went too far. A bucket that was meant to be funny came down on the one thing which was not to be laughed at: an old radio that had belonged to a grandmother. It lay on the floor in pieces. Nobody laughed. The door was closed very quietly, and that was worse than slamming.",
    ],
    end: [
      "They picked up the pieces, all of them, on their knees, because a tiny spring was missing. It is hard to be enemies beneath the same table. “It was never about this, you know,” said one side at last. “It was about that first thing. You never said sorry.” “Because it wasn't us!” said the other. “We thought it was you!” They stared at each other among the table legs.",
      "It was quickly worked out after that. They laid everything side by side, the days and the hours, and there was only one person in the whole house who had a key to everything, and crumbs on his waistcoat: the landlord. “He took it,” they whispered. “And then he stood there and watched us.” And for the first time in a week all of them smiled at the same thing.",
      "It was their masterpiece, for now they were twice as many and knew all the tricks. The landlord found the left shoes in his car, and the green jelly in his hat. Every clock that he had went off at ten past three. In the morning he stood at the door with a large cake and a red head, and said it was for everybody.",
      "The radio plays again. It only gets one station, and that one hums, but they listen to it together on Sundays with the doors open. Nobody locks up the sugar any more. It is still wise, however, to taste it first.",
    ],
  }),
  story({
    says: [
      /\b(?:refus(?:es|ed|ing) to (?:leave|move|sell)|won['’]t (?:leave|move|sell)|would ?n[o'’]t (?:leave|move|sell)|did ?n[o'’]t want to (?:leave|move|sell)|the last (?:tenant|one|person|house))\b/i,
      /\b(?:house|home|flat|cottage|farm|kiosk|shop|garden|building)\b/i,
      /\b(?:motorway|highway|mall|developers?|demolish\w*|demolition|torn down|tear down|knock(?:ed)? down|digger|bulldozer|dam|airport|builders?|railway|parking|supermarket|tower)\b/i,
    ],
    may: [role("driver", "driver|digger driver|builder|engineer|foreman|worker|developer|lawyer|official")],
    unless:
      /\b(?:around (?:it|her|him|them)|closes|closed|goes bankrupt|went bankrupt|haunted|dragon|wins|lottery|gold|oil|ghost|giant|otter|beaver|badger|rabbit|mole|aliens?)\b/i,
    of: "people",
    after: [
      "All around it was gone. There was only mud with the tracks of tyres, and in the middle of the mud stood {hero's} place, with its geraniums. Every morning {hero} swept the step. “You can't sweep a building site,” shouted the men. “I'm sweeping my step,” said {hero}.",
      [
        "+ {Hero} talked to {driver} because there was nobody else left to talk to. “Sit down,” {he} said, “you make the place look untidy.” {Driver} sat down on the very edge of the chair, for {driverhe} had orders. From there {driverhe} could see the door frame, with pencil lines on it, and beside each line a name and a year.",
        "+ They sent a man with a briefcase, then one with a larger briefcase. {Hero} gave both of them coffee. “We offer you double,” said the second. He was sitting next to the door frame, which had pencil lines on it, and beside each line a name and a year. “And what does that cost?” asked {hero}, and pointed at the lowest line.",
      ],
      "+ One night the water was turned off. In the morning there were nine buckets on the step, all full. Nobody had seen who brought them. The foreman asked each of his men, and each looked at his boots. {Hero} watered the geraniums first, and then made soup for everyone whose sleeves were wet.",
      [
        "“Why don't you go?” asked {driver} at last. {Hero} laid a hand on the door frame, on the pencil lines and the names. “They all know this address. All those names. One went off without saying where, in anger, and I said, you'll find me here. How will anybody find me in a flat on the sixth floor?” {Driver} could not eat any more.",
        "“Why don't you simply go?” asked the youngest of the workers. {Hero} laid a hand on the door frame, on the pencil lines and the names. “They all know this address. One went off in anger, and I called after him, you'll find me here. How is he to find me on the sixth floor of somewhere?” The young worker looked at the soup, and could not eat any more.",
      ],
      "@street.dawn(hero sit) Then came the letter with the stamp, and after it the day. At six in the morning the great machine stood before the geraniums with its arm up. {Hero} sat on a kitchen chair on the swept step, in {his} best clothes. The foreman raised his hand.",
    ],
    end: [
      [
        "@street.dawn(driver give, hero take) {Driver} turned the key the other way, and it was quiet. {Driverhe} climbed down and put the key into {hero's} lap. “I've put it on the radio,” {driverhe} said. “The names, and the lines on the door. They read it out at five.” And as {driverhe} said it, a taxi came across the mud, rocking like a boat.",
        "@street.dawn(hero sit) The engine went off. The youngest worker climbed down and put the key into {hero's} lap. “My sister works for the radio,” she said. “They read it out at five. All the names, and the lines on the door.” And as she said it, a taxi came across the mud, rocking like a boat.",
      ],
      "@street(hero talk) A grey-haired man got out, and stood there with his hat in his hands. He came up to the door and laid his palm on the frame, at the lowest line. “You did say that I would find you here,” he said. {Hero} took hold of his sleeve, and for a long while {he} did not let go.",
      "“Now you may have it,” said {hero} that evening. “I was not keeping the house. I was keeping the address.” But the engineers had drawn all night. The new road makes a bend there today, a small one, with no reason that a stranger could see.",
      "@street Those who drive past quickly see geraniums. Those who drive slowly see the step, swept clean, and a door frame with pencil lines. The newest line has been drawn quite high up, and it says who climbed down from a machine.",
    ],
  }),
  story({
    says: [
      /\b(?:letters?|postcards?|notes?|messages?)\b/i,
      /\b(?:writ(?:es|ing)|wrote|sends?|sent)\b/i,
      /\b(?:lived in (?:her|his|the|their) (?:new |old )?(?:house|flat|apartment)|(?:previous|former|last) (?:owner|tenant|resident)|lived (?:there|here) before)\b/i,
      /\b(?:answers?|answered|repl(?:y|ies|ied)|wr(?:ites|ote) back|response)\b/i,
    ],
    unless: /\b(?:prison|murder\w*|soldier|ghost|bottle|santa|blackmail\w*)\b/i,
    of: "adults",
    after: [
      "@kitchen(hero read) {Hero} read it standing, still in {his} coat. The writing was round and careful. “You ask about the mark on the kitchen floor,” it said. “That was me. I dropped the iron when the telegram came. Nobody has asked me about it in all these years. Do you put something over it? I used a rug.” {Hero} looked down. There was a rug.",
      "@room(hero write) So a second letter went off the same evening, and a second answer came. {Hero} had only written so as not to talk to the walls. Now there was someone who knew those walls: who knew that the third stair sang, and which window stuck in wet weather. “Hit it at the bottom left,” said the answer. {Hero} hit it, and it opened.",
      "+ @room(hero read) They told each other the truth, as people do on trains. {Hero} wrote how it was to buy a single chop. “Always buy two,” came the answer, “or the butcher will begin to be kind.” {Hero} laughed out loud in the hall. It was a sound that the house had not heard since {he} had moved in.",
      "Only one question was never answered. “Why did you go away from here?” {hero} had asked, in three letters out of five. The other one wrote about plums instead. And then no answer came, not for a week, and not for three.",
    ],
    end: [
      "@room(hero talk) In the fourth week {hero} took the rug from the floor, put on {his} good coat, and went to the address on the back. It was a long ride, with two changes. It was a home with a lift, and on the second floor, in a chair by the window, sat an old woman with her right hand in plaster. “I fell,” she said, before {hero} could say anything. “I can't write with the left. You're taller than your writing.”",
      "@room(hero sit) “Now I can tell you why,” said the old woman. “I could not bear to be there alone. Everything still stood where he had put it. I ran away from a stair that sang.” {Hero} sat down next to her. “I was going to sell it, too,” said {hero}. “I had the papers on the table. Then you wrote about the iron.”",
      "+ They were quiet, and it was easy. “I'd like to hear it once more,” said the old woman. And on the following Sunday {hero} came for her with a taxi. She went through the rooms with one hand on the wallpaper. On the third stair she stopped, shut her eyes, and stepped on it twice.",
      "@kitchen(hero sit) She comes every Sunday now. There are two chops, and the butcher has given up being kind. In the week they still write to each other, though there is a telephone, and {hero} keeps the letters in the kitchen, close to the mark on the floor. It has no rug over it any more.",
    ],
  }),
  story({
    says: [
      /\b(?:robot|android|machine|computer)\b/i,
      /\b(?:nursing home|care home|old people['’]s home|retirement home|old folks['’] home|residents?|pensioners?)\b/i,
      /\b(?:learn(?:s|ed|t)?|teach(?:es)?|taught|cheat\w*|gambl\w+|lie|swear\w*|cards|poker|jokes?|dance\w*)\b/i,
    ],
    may: [role("lady", "lady|old lady|old woman|resident|old man|pensioner|widow")],
    unless: /\b(?:murder\w*|kill\w*|war)\b/i,
    after: [
      "@room It had been built to hand out pills and to say, “Well done.” Nothing was said about this in the manual. But at the table by the window they had thought it out, and when the nurse had gone past, the lesson began. “Again,” they said to the robot. “And this time don't hum while you do it. An honest face is everything.”",
      "+ The robot had a face with two lamps and a slot. Within a week it was the most honest face in the house. “I have very bad cards,” said the robot, and laid down a queen too many. The major lost three. “There's something wrong here,” said the major, and everybody at the table looked out of the window.",
      "+ People who had sat before the television for years came to breakfast combed. They wanted to win back their pudding. They kept an eye on each other, and on the robot above all, and they stopped forgetting which day it was. It was Tuesday. Tuesday was the day of the big game.",
      "@room Then the manager came with a man from the factory. “It tells lies,” said the manager. “Yesterday it told me that nobody was out of bed at midnight. There were nine of them in the laundry, playing for biscuits.” The man opened a case of tools. “A fault in the learning,” he said. “I'll wipe it clean. It won't know any of you, but it will be safe.”",
    ],
    end: [
      "@room It grew quiet in the day room. Then a stick knocked on the floor. “We'll play for it,” said the table by the window. “One game. If you win, you may wipe it. If we win, it stays just as it is.”",
      "@room It was a long game. Not one of the old people coughed. At the end there were just two cards left, and the man looked into the lamps of the robot, and could read nothing there at all. “I have to tell you,” said the robot, “that I could cheat now. I have been taught by the best. But I should like to stay because I was allowed to, and not because of a queen in my sleeve.” And it laid the queen on the table, face up.",
      "@room It lost, of course. The man from the factory sat there with the winning card in his hand and looked round at all the faces. “Who taught it that?” he asked. “That isn't a fault. We've been trying to build that for years.” He packed up his screwdrivers, one by one, and wrote on the form: works perfectly.",
      "@room The game is still on Tuesdays. The robot hands out the pills first, and says, “Well done.” Then it sits down at the table by the window and hums, for that is a rule now, whenever it has good cards. It hums very often. So far only the major has wondered whether that could be true.",
    ],
  }),
  story({
    says: [
      /\b(?:care home|nursing home|retirement home|old people['’]s home|old folks['’] home|home for the elderly)\b/i,
      /\b(?:break(?:s|ing)? out|broke out|escap\w+|run(?:s|ning)? away|ran away|sneak(?:s|ed)? out|steals?|stole|flees?|fled)\b/i,
      /\bto (?<aim>(?:see|attend|go to|watch|hear|get to|dance at|dance in) (?:an?|the|his|her|their|one)(?: (?!and\b|but\b|where\b|when\b|until\b)[^\s,.;]+){0,4}? (?:concert|wedding|party|festival|show|premiere|ball|disco|club|match|game|gig|dance|casino|opera|birthday)\b)/i,
    ],
    unless: /\b(?:robot|murder\w*|bank|ghost|dog|cat|parrot)\b/i,
    of: "adults",
    after: [
      "@bedroom.night(hero talk) It was planned to the minute. The night nurse had her tea at twenty to ten. The alarm on the kitchen door had been asleep since Easter, thanks to a hairpin. In the bed lay a dressing gown stuffed with newspapers, and where the head would be, a cabbage in a hairnet. “Sleep well,” said {hero} to the cabbage.",
      "@street.night(hero talk) Outside it smelt of rain and petrol. {Hero} had forgotten how large a street is at night. At the first corner a young policeman stopped and shone a torch. “Where are we off to?” {Hero} stood up straight. “To {aim}. And you?” The policeman did not know what to say to that, and saw {hero} across the road.",
      "+ @bus.night(hero sit) The journey took three hours, and everything hurt that could. There were stairs, and a bus that was the wrong one. Twice {hero} thought of the warm bed. But then a boy with green hair offered a seat and half of a kebab. It had onions on it. In the home there had been no onions for two years, for reasons of health.",
      "@street.night(hero talk) Then there was a door, and in front of the door a big man in black with a list. Behind him was everything that {hero} had come for. “Name?” said the man. It was not on his list. “You can't go in like that,” he said, and looked down. {Hero} looked down as well. In the hurry nobody had thought of the slippers.",
    ],
    end: [
      "@street.night(hero talk) “Young man,” said {hero}, “I've been told for years what I can't do. No stairs, no onions, no going out. Then they wonder that we sit there and look at the wall. I walked here in slippers.” The big man said nothing for a while. He thought of his own grandmother, and of when he had last been there. Then he lifted the rope.",
      "And it was as {hero} had hoped, and louder. People made room. Somebody brought a chair and nobody sat on it. When it came to the great moment, {hero} was right at the front, with wet slippers and a straight back, and did what {he} had come to do, with all the breath that {he} had. After that there was a storm of clapping, and {hero} clapped longest.",
      "+ @kitchen.night(hero talk) The night nurse was standing at the kitchen door at four in the morning, with the cabbage under her arm. “I've been so frightened,” she said. {Hero} told her everything, from the hairpin to the last minute. The nurse listened with her chin in her hands. “Next time,” she said at last, “please take me with you.”",
      "@bedroom There is a van now, on the first Friday of the month, and a list on the wall where anybody may write where they still want to go. It gets longer and longer. There are onions, too. And above {hero's} bed, on a nail, hang the slippers. They have not been washed.",
    ],
  }),
];
