import type { PlotGroup } from "./plot.ts";

/** Opening or running a shop, a café, a school. */
export const shop: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} swept the floor, painted the door yellow and hung a bell above it. On the first morning {he} {was} up before the sun. Everything was ready. {Hero} stood behind the counter, straightened the sign and waited for the bell.",
        "There was a sign over the door, and {hero} had painted it {himself}, with only one mistake in it. At eight o'clock {he} turned the key, stood behind the counter and waited.",
      ],
      [
        1,
        "Nobody came. People stopped on the other side of the street, whispered and walked on a little faster. A boy pressed his nose against the window, and his mother pulled him away. At noon {hero} ate {his} lunch alone.",
      ],
      [
        2,
        "On the second day there was one customer, who had only come in to ask the way. On the third day there was rain. {Hero} polished the counter, though it was already clean, and told {himself} that tomorrow was another day.",
      ],
      [
        1,
        "On the fourth day the bell rang. In the door stood {ahelper}, wet and out of breath. “Are you open?” asked {thehelper}. “I think so,” said {hero}, who had almost forgotten how it went. {He} pulled out a chair and put the kettle on.",
        "“You're doing it wrong,” said {talker} on the fourth day. “You wait for them. Nobody goes through a door if they don't know what's behind it.”",
      ],
      [
        1,
        "“And why does nobody come?” asked {thehelper}, looking round. {Hero} sighed. “They don't know me,” {he} said. “They only know what people say.” “Then let them find out,” said {thehelper}. “Open the window. Put something outside. And smile, but not with all your teeth.”",
        "“And why does nobody come?” asked {thehelper}, looking round. {Hero} sighed. “They don't know me yet,” {he} said. “Then let them find out,” said {thehelper}. “Open the window. Put something outside. And smile.”",
      ],
      [
        1,
        "So {hero} carried a little table out to the pavement. There {he} put the best of everything, and next to it a note: Please try. It's free. Then {he} went back inside and hid behind the curtain.",
      ],
      [
        2,
        "First came a dog. It tried everything. Then came the boy with the nose, who looked to the left and to the right and took one piece. {Hero} held {his} breath. The boy chewed. Then he ran off, and {hero} thought that this was the end of it.",
      ],
    ],
    climax: [
      [
        0,
        "But the boy came back, and he had his whole class with him. “That's it,” he said and pointed. The bell rang, and it did not stop ringing. By noon there was a queue down to the corner, and {thehelper} had to help behind the counter.",
      ],
      [
        0,
        "“You're not at all as they say,” said the boy's mother when she paid. “What do they say?” asked {hero}. She went red and bought a second one.",
      ],
    ],
    close: [
      [
        0,
        "When the last customer had gone, {hero} turned the sign around and sat down in the middle of the empty shop. {His} feet hurt. It was the best sort of hurting there is.",
        "In the evening {hero} counted the money, and then {he} counted the people who had said “See you tomorrow.” There were more of those.",
      ],
      [
        1,
        "There is still one mistake in the sign over the door. {Hero} never put it right, because everybody {there} had grown so fond of it.",
        "The little table still stands outside. The note has been changed. Now it says: Please come in.",
      ],
    ],
  },
];

/** Building, painting, sewing, inventing something. */
export const making: PlotGroup = [
  {
    tell: [
      [
        1,
        "First {hero} drew {topic} on the back of an envelope. On paper it looked quite easy. Then {he} looked for everything {he} needed, and most of it was not there.",
        "{Hero} had seen {topic} in {his} head so clearly that {he} only had to begin. That was on Monday. By Tuesday {he} {was} no longer so sure.",
      ],
      [
        1,
        "So {hero} went from door to door and asked. {He} came home with a bag of screws, half a curtain, a wheel without a bicycle and a jar of buttons. “What's all that for?” they wanted to know. “You'll see,” said {hero}.",
        "So {hero} collected what others had thrown away: a bit of string, a cracked board, a piece of blue cloth. {He} laid everything in a row and looked at it until it made sense.",
      ],
      [
        1,
        "The first try held for exactly four seconds. {Hero} had counted. Then there was a crack, and a long slow slide, and {topic} lay on the ground in more pieces than before.",
        "The first try was not good. {Hero} walked around {it}, and from every side it looked worse. When {he} touched {it} with one finger, it gave a sigh and fell over.",
      ],
      [
        1,
        "“It's too heavy at the top,” said {ahelper}, who had stopped to watch. “May I?” {Thehelper} picked up two of the pieces, turned one round and put them together again. They fitted. “How did you do that?” asked {hero}. “I've got it wrong much more often than you,” said {thehelper}.",
        "“It's too heavy at the top,” said {talker}, turned two of the pieces round and put them together again. They fitted. “How did you do that?” asked {hero}. “I just looked at it upside down,” said {talker}.",
      ],
      [
        1,
        "After that {they} worked side by side. {Hero} held, and {thehelper} tied, and when something was crooked, {they} began that part again. It took three evenings. On the third evening {hero} had glue in {his} hair and {was} happier than {he} had been for weeks.",
        "After that it went better. {Hero} took {his} time and did the bottom first. When something was crooked, {he} began that part again. It took three evenings, and on the third one {he} had glue in {his} hair and was as happy as could be.",
      ],
      [
        2,
        "One thing was still missing, right in the middle. {Hero} looked everywhere for a piece that was the right size, and in the end {he} gave the thing that {he} liked best: [the brass button from {his} coat|{his} lucky marble|the red ribbon from {his} own drawer].",
      ],
      [
        2,
        "That night the wind shook the windows. {Hero} lay awake and listened. Twice {he} got up and went out with a lamp, only to put one hand on {topic} and feel that it was still there.",
      ],
    ],
    climax: [
      [
        0,
        "Then the moment came. Some had brought chairs, and nobody was laughing now. {Hero} counted to three. There was a creak, and a shiver went through all of it from top to bottom, and it held. It really held. {Hero} let out {his} breath.",
      ],
      [
        0,
        "{Hero} {done}, and everybody saw it.",
        "{Topic} was finished, and it was even better than the one on the envelope.",
        "It was finished, and it was even better than the one in {hero's} head.",
      ],
    ],
    close: [
      [
        0,
        "“That's my wheel!” somebody called out, and “Those are my buttons!” called somebody else. Suddenly everybody had helped, and {hero} let them tell it. {Thehelper} only winked.",
        "{Thehelper} walked once around {it}. “Not too heavy at the top,” said {thehelper}, and {hero} laughed.",
      ],
      [
        1,
        "The envelope with the first drawing is still there. {Hero} keeps it in a book, between two pages, and now and then {he} looks at it and wonders that it was ever so small.",
        "That evening {hero} sat beside {topic} until it was dark. {He} still had glue in {his} hair.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "{Hero} told nobody about {topic} at first. {He} worked early in the morning, when the windows were still dark, and hid everything under a blanket before breakfast.",
        "{Hero} cleared the table, rolled up {his} sleeves and began. How hard could it be? By supper {he} knew how hard it could be.",
        "%{Hero} looked for a quiet corner and began. How hard could it be? By evening {he} knew how hard it could be.",
      ],
      [
        1,
        "The beginning was fun. There was nothing yet that could be wrong. {Hero} hummed, measured, tried a bit of this with a bit of that, and stepped back with {his} head on one side.",
      ],
      [
        1,
        "Then a bit of it would not do what {hero} wanted. {He} tried {it} gently, and {he} tried it with force, and that was when it broke. {Hero} threw the blanket over {topic} and did not look at it for two whole days.",
        "Then a bit of it would not do what {hero} wanted. {He} tried {it} gently, and {he} tried it with force, and that was when it broke. {Hero} threw a blanket over {it} and did not look at it for two whole days.",
      ],
      [
        1,
        "“What's under the blanket?” asked {ahelper}, who lived next door and was never in a hurry. “Nothing,” said {hero}. {Thehelper} waited. “Something that didn't work,” said {hero}. “Ah,” said {thehelper}. “I have a whole shed full of those. Show me.”",
        "“What's under the blanket?” asked {talker}. “Nothing,” said {hero}. {Talker} waited. “Something that didn't work,” said {hero}. “Show me,” said {talker}.",
      ],
      [
        1,
        "{Thehelper} did not say that it was good, and did not say that it was bad. “Which part do you like?” asked {thehelper}. {Hero} pointed. “Then start from there,” said {thehelper}, “and leave out the rest.”",
      ],
      [
        2,
        "So {hero} took everything apart again and began with the part {he} liked. It was slower now. But each piece seemed to know where the next one belonged, and {hero} only had to listen.",
      ],
      [
        2,
        "On the last evening the light gave out. {Hero} finished the rest by feel, with {his} tongue between {his} teeth, and did not dare to look until morning.",
      ],
    ],
    climax: [
      [
        0,
        "When the sun came in, {hero} pulled away the blanket. There was {topic}. It was not quite like the one {he} had imagined. It was a bit crooked, and a bit braver. “Well, look at that,” said {thehelper}.",
        "When the sun came in, {hero} pulled away the blanket. It was not quite what {he} had imagined. It was a bit crooked, and a bit braver. “Well, look at that,” said {thehelper}.",
      ],
      [
        0,
        "{Hero} {done}, with {his} own two hands.",
        "It did exactly what it was meant to do, the first time they tried it, and {hero} jumped so high that {he} lost a shoe.",
        "%It did exactly what it was meant to do, the first time they tried it, and {hero} danced around it until {he} {was} dizzy.",
      ],
    ],
    close: [
      [
        0,
        "Everybody wanted to see {it}, and touch it, and know how long it had taken. “Two days under a blanket,” said {hero}, “and the rest of the week.”",
      ],
      [
        1,
        "{Thehelper} still has the shed full of things that did not work. {Hero} {has} begun one of {his} own. “You need somewhere to keep the beginnings,” {he} says.",
        "The blanket is back on the bed now. When {hero} pulls it up to {his} chin at night, it still smells a little of glue.",
        "%That night {hero} slept right beside {topic}, under the blanket.",
      ],
    ],
  },
];

/** Planting and growing. */
export const growing: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} made a hole with one finger, put everything in, pressed the earth down and gave it water. Then {he} sat back and waited. After ten minutes {he} looked to see whether anything had come up yet.",
        "{Hero} knelt down, pushed up {his} sleeves and dug. The ground was [hard and grey|full of stones|as dry as a biscuit], and {he} talked to it while {he} worked, so that it would know it was meant kindly.",
      ],
      [
        1,
        "The next morning there was only earth. The morning after that there was only earth, too. “Nothing will come of that,” said the ones who passed by. {Hero} gave {it} a little more water and did not answer.",
      ],
      [
        1,
        "“You're watching too hard,” said {ahelper}, leaning on the fence. “Nobody can grow when somebody stares at them. Tell it something instead.” So {hero} told it about {his} day, and felt a little silly, and did it again the next evening.",
        "“You're watching too hard,” said {talker}. “Nobody can grow when somebody stares at them. Tell it something instead.” So {they} took turns, and told it everything {they} knew.",
      ],
      [
        2,
        "Then the dry weeks came. {Hero} carried water in the morning and water at night, in a can that dripped, so that a thin dark line led all the way from the door. {His} arms grew long, and {his} stories grew longer.",
      ],
      [
        1,
        "One night it turned cold. {Hero} woke up, ran out in {his} bare feet and covered the place with everything {he} had: a coat, a hat, and in the end {his} own blanket. {He} sat beside {it} until it was light, and {his} teeth chattered.",
        "%One night it turned cold. {Hero} woke up, hurried outside and covered the place with leaves, and in the end {he} lay down beside {it} to keep it warm.",
      ],
      [
        1,
        "In the morning everything was white, and {hero} hardly dared to lift the corner. “Look closer,” said {thehelper}. {Hero} bent down until {his} nose touched the ground. There was something green, no bigger than a fingernail.",
      ],
    ],
    climax: [
      [
        0,
        "After that it was as if it had only been waiting. It grew while {hero} slept, and it grew while {he} ate breakfast. When it was as tall as {hero}, the first bud opened, and everybody who had said that nothing would come of it came to look.",
      ],
      [
        0,
        "{Hero} {done}, and it smelled so good that even the bees came from far away.",
        "{Hero} stood in front of it and forgot to say anything at all, and that did not happen often.",
      ],
    ],
    close: [
      [
        0,
        "“What did you tell it all that time?” they wanted to know. “That I would come back tomorrow,” said {hero}.",
        "“What did you tell it, all that time?” asked {thehelper}. “Everything,” said {hero}. “It knows more about me than you do.”",
      ],
      [
        1,
        "In autumn there were seeds, a whole handful. {Hero} gave one to everybody who had stood at the fence and kept one for {himself}. Then {he} made a hole with one finger.",
      ],
    ],
  },
];

/** Learning to do something. */
export const learning: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} had watched how the others did it. They did it as if it were nothing at all. So {he} closed {his} eyes, took a deep breath and tried to {aim}. When {he} opened them again, {he} {was} sitting on the ground.",
        "The first try to {aim} lasted as long as a sneeze. {Hero} got up, looked to see whether anybody had noticed, and rubbed the place where it hurt.",
        "{Hero} had watched how others {aim}. They did it as if it were nothing at all. {Hero} tried it, too, and a moment later {he} {was} sitting on the ground.",
      ],
      [
        1,
        "“It isn't for everyone,” said somebody who could do it very well. {Hero} nodded and waited until everybody had gone. Then {he} tried it again, and once more, until it was too dark to see.",
      ],
      [
        1,
        "“You're holding your breath,” said a voice. It was {ahelper}, who had been there the whole time. “Everybody does at first. I fell off, fell in and fell over for a whole summer. Come tomorrow, and we'll start with the smallest bit.”",
        "“You're holding your breath,” said {talker}. “Everybody does at first. Come tomorrow, and we'll start with the smallest bit.”",
        "“You want to {aim} all at once,” said a voice. It was {ahelper}, who had been there the whole time. “Everybody does at first. Come tomorrow, and we'll start with the smallest bit.”",
      ],
      [
        1,
        "The smallest bit was so small that {hero} {was} almost offended. But {thehelper} made {whom} do it twenty times, and then twenty times with closed eyes. By the end of the week {hero} could do it in {his} sleep. Then came the next bit.",
        "The smallest bit was so small that {hero} {was} almost offended. But {thehelper} made {whom} do it twenty times, and then twenty times more. That was how {hero} began to {aim}. Then came the next bit.",
      ],
      [
        2,
        "Some days went well, and some days went backwards. Once {hero} shouted that {he} would never, ever do this again. {Thehelper} only handed {whom} an apple. When the apple was eaten, {hero} stood up and went back to the beginning.",
      ],
      [
        2,
        "At night {hero} practised in {his} thoughts. There it always worked. {He} fell asleep in the middle of it, smiling, and in the morning {he} {was} the first one to be there.",
      ],
      [
        1,
        "Then {thehelper} took one step back. “Now I'll only watch,” said {thehelper}. {Hero's} heart beat up in {his} throat. It looked so far, and so high, and everybody else had stopped to see.",
        "Then {thehelper} took one step back. “Now I'll only watch,” said {thehelper}. {Hero} {was} to {aim} all alone, and everybody else had stopped to see.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} breathed out. {He} did the small bit, then the next bit, then the one after that. And suddenly there were no bits any more, it was all one thing, and {hero} {was} right in the middle of it. “I can do it!” {he} shouted. “I can do it!”",
        "{Hero} breathed out. {He} did the small bit, then the next bit, then the one after that. And suddenly there were no bits any more, it was all one thing, and it worked.",
      ],
      [
        0,
        "{Hero} {done}, and nobody had to hold on to {whom} any more.",
        "“Again!” shouted {hero}, in case it had only been luck. It had not been luck.",
      ],
    ],
    close: [
      [
        0,
        "“You breathed,” said {thehelper}. “I forgot to forget it,” said {hero}, and {they} laughed until {they} had to sit down.",
        "{Thehelper} did not clap. {Thehelper} only smiled and handed {hero} an apple.",
      ],
      [
        1,
        "The next day a smaller one stood at the edge and watched with big eyes. “It isn't hard,” said {hero}. “Come tomorrow, and we'll start with the smallest bit.”",
      ],
    ],
  },
];

/** Bringing something to somebody. */
export const carrying: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} wrapped everything up carefully, tied it with string and put it under one arm. “I'll be back by supper,” {he} said. It was not far, on the map.",
        "%{Hero} checked twice that nothing could fall out, and set off before the sun was quite up. It was not far, as the crow flies.",
      ],
      [
        1,
        "At the first crossing there was a sign, and the rain had washed away the name. {Hero} turned left. After an hour {he} came to the same sign again, and this time {he} turned right.",
        "At the edge of the last field the path came to an end. {Hero} looked to the left and to the right. There was nothing but tall grass, and somewhere behind it a river.",
      ],
      [
        1,
        "“The bridge is closed,” said {ahelper}, who was sitting on the wall with a sandwich. “You'll have to go round by {way}. Is it important?” {Hero} looked down at {topic}. “Yes,” {he} said. “Then I'll show you the short cut,” said {thehelper}, and put the sandwich away.",
        "“The bridge is closed,” said {talker}. “Is it really so important?” {Hero} looked down at {topic}. “Yes,” {he} said. “Then let's find another way,” said {talker}.",
        "“The bridge is closed,” said {ahelper}, who was sitting on the wall with a sandwich. “Is it important?” “Yes,” said {hero}. “Then I'll show you the short cut,” said {thehelper}, and put the sandwich away.",
      ],
      [
        2,
        "Along {way} the stones were wet. Once {hero} slipped, and for one terrible second {topic} flew through the air. {He} caught {it} with both hands, a finger's breadth above the water, and had to sit down until {his} knees stopped shaking.",
        "Along {way} the stones were wet. Once {hero} slipped, and for one terrible second everything flew through the air. {He} caught {it} a finger's breadth above the water.",
      ],
      [
        2,
        "It grew dark. In the houses the lamps were lit, and through every window {hero} could see people at supper. {He} thought of {his} own supper, and of {his} own bed. Then {he} thought of who was waiting, and walked on.",
      ],
      [
        1,
        "When {hero} came round the last corner, there was no light in the window. {He} {was} too late. {He} stood in front of the door, out of breath, and did not know whether to knock or to cry.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} knocked. For a long time there was nothing. Then there were steps, and the door opened, first a crack and then all the way. “For me?” said a voice. “You came all this way, in the dark, for me?” {Hero} could only nod, and held out both hands.",
      ],
      [
        0,
        "{Hero} {done}, and all the wet stones were forgotten.",
        "So it was where it belonged at last, and {hero} could feel {his} feet again.",
      ],
    ],
    close: [
      [
        0,
        "There was soup, and a chair by the fire. {Hero} had to tell everything from the beginning, about the sign and the bridge and the wet stones, and fell asleep before {he} got to the door.",
      ],
      [
        1,
        "On the way home the sun was shining. Somebody had painted a name on the sign. {Hero} stopped in front of it and read it aloud. It had been right behind {him} all the time.",
        "On the way home the sun was shining, and everything looked much nearer. {Hero} whistled all the way back to {his} own front door.",
        "%On the way home the sun was shining, and everything looked much nearer than before.",
      ],
    ],
  },
];

/** A present for somebody. */
export const giving: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} turned {his} pockets inside out. There were two coins, a bent nail and half a biscuit. For that you could not buy anything, not even the paper to wrap it in.",
        "{Hero} had thought of it for weeks. It had to be something special, something that nobody else would think of, and up to now {hero} had not thought of it either.",
        "%{Hero} looked at everything {he} had, and put it in a row. It was a short row, and nothing in it looked like a present.",
      ],
      [
        1,
        "{Hero} looked into all the shop windows. Everything that was beautiful was too expensive, and everything else was ugly. {He} made a list, crossed everything out again and drew a sad face at the bottom.",
        "%{Hero} asked around. Everybody knew what they would like to get themselves, and nobody knew what to give.",
      ],
      [
        1,
        "“What was the best present you ever got?” {hero} asked {ahelper}, who was just locking up. {Thehelper} did not need to think. “A song,” said {thehelper}. “Somebody learned it just for me. I've forgotten all the rest.”",
        "“What was the best present you ever got?” {hero} asked {talker}. {Talker} did not need to think. “A song,” said {talker}. “Somebody learned it just for me. I've forgotten all the rest.”",
      ],
      [
        1,
        "{Hero} thought about that all the way home. Something that was just for one person. Then {he} stood still in the middle of the road, because now {he} knew it. {He} ran the rest of the way.",
      ],
      [
        2,
        "For three evenings {hero's} door stayed shut. There was hammering, and there was humming, and once there was a bad word. “What are you doing in there?” they called. “Nothing!” called {hero}.",
        "%For three days nobody saw {hero}. There was hammering, and there was humming. “What are you doing in there?” they called. “Nothing!” called {hero}.",
      ],
      [
        2,
        "The evening before, it was ready. {Hero} wrapped {it} up in newspaper and drew stars on it. The parcel did not look like much. It looked even less like much when {he} saw the others, with their ribbons and their gold paper.",
      ],
      [
        1,
        "One parcel after the other was opened. “How nice,” was said each time, and each time it was put to one side. {Hero} pushed {his} own a bit further back with {his} foot. Maybe nobody would notice it.",
      ],
    ],
    climax: [
      [
        0,
        "“And what's this, with the stars?” The paper rustled. Then it was quiet for so long that {hero} did not dare to look up. When {he} did, {he} saw two eyes that were quite wet. “You made this,” said the voice. “You made this just for me.”",
      ],
      [
        0,
        "{Hero} {done}, and it had cost two coins and three evenings.",
        "The gold paper lay on the floor that evening. The newspaper with the stars was folded up and kept.",
      ],
    ],
    close: [
      [0, "“So it was a good one?” asked {thehelper} the next day. “Better than gold paper,” said {hero}."],
      [
        1,
        "{Hero} still has the bent nail. The coins are gone. {He} cannot even remember what {he} spent them on.",
        "It was never put to one side. It is still in the same place, where the light falls on it in the morning.",
      ],
    ],
  },
];

/** A day's work, and what comes up in it. */
export const working: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} had a plan for the first day, written in neat letters, and it began with the words: stay calm. By nine o'clock {he} had lost the plan.",
        "At six in the morning {hero} unlocked the door, hung up {his} coat and put the kettle on. {He} liked this hour best, when nobody had asked for anything yet.",
        "%At six in the morning {hero} {was} already at {his} post. {He} liked this hour best, when nobody had asked for anything yet.",
      ],
      [
        1,
        "Then everything happened at once. Somebody wanted something that did not exist, somebody else wanted it back, and a small child wanted to know why. {Hero} said “One moment, please” eleven times, and then “Oh dear.”",
      ],
      [
        1,
        "“Are you always so busy?” asked {ahelper}, who had been waiting at the back. “Only since this morning,” said {hero}. {Thehelper} put the hat aside, took a pencil and began at the other end.",
        "“You take the left side, and I'll take the right,” said {talker}, and rolled up two sleeves.",
        "“Are you always so busy?” asked {ahelper}, who had been waiting at the back. “Only since this morning,” said {hero}. {Thehelper} laughed, came forward and began at the other end.",
      ],
      [
        2,
        "Together it went better. {Hero} learned that you have to listen to the end, because the important part always comes last. {He} also learned where the spare key was, and who likes sugar.",
      ],
      [
        1,
        "In the afternoon somebody came in who did not want anything. She only stood there, with a wet umbrella, and looked at the floor. Everybody else walked around her. {Hero} put down what {he} {was} doing.",
      ],
      [
        2,
        "“Would you like to sit down?” asked {hero}. There were ten people waiting, and one of them coughed. {Hero} fetched a second chair all the same, and for a while they just listened to the rain together.",
      ],
    ],
    climax: [
      [
        0,
        "“You're the first one today who asked,” she said in the end. She told {hero} what had happened, and it took a quarter of an hour, and nobody coughed any more. Then she laughed, quite suddenly, at something that was only half a joke. Everybody heard it.",
      ],
      [
        0,
        "{Hero} {done}, and that was more than {he} had planned for one day.",
        "“Same time tomorrow?” she asked at the door. “We're open,” said {hero}.",
      ],
    ],
    close: [
      [
        0,
        "In the evening {hero} found the plan again. It had been in {his} own pocket. {He} read it, crossed out everything but the first line and wrote underneath: listen to the end.",
        "When the last one had gone, {hero} and the kettle were alone again. {He} {was} so tired that {he} put {his} hat on the kettle and the lid on {his} head.",
        "%When the last one had gone, it was very quiet. {Hero} {was} so tired that {he} fell asleep on the spot, right where {he} {was}.",
      ],
      [
        1,
        "“See you in the morning,” said {thehelper}. And {hero}, who had wanted to give up at ten past nine, said, “Of course.”",
      ],
    ],
  },
];
