import type { PlotGroup } from "./plot.ts";

export const moreLonging: PlotGroup = [
  {
    tell: [
      [
        1,
        "It was not much that {hero} knew about {goal}. There was a picture in an old calendar, and there was a song with three verses. But it was enough. When {he} heard that song, {he} stood quite still and looked into the distance, until somebody pulled at {whom}.",
        "It was not much that {hero} knew about it. There was a picture in an old calendar, and there was a song with three verses. But it was enough.",
      ],
      [
        1,
        "“What do you want with {goal}?” they asked. “You have everything here.” {Hero} looked around. It was true. There was everything here, and {he} knew each bit of it by heart. “I only want to {mywish}, just once,” {he} said.",
        "“You have everything here,” they told {hero}. {He} looked around. It was true. There was everything here, and {he} knew each bit of it by heart. “I only want to {mywish}, just once,” {he} said.",
      ],
      [
        1,
        "{Hero} saved up for it. {He} did not save money, because {he} had none. {He} saved courage. Every evening {he} did one thing that {he} had never dared before, only a small one, and put it by.",
      ],
      [
        1,
        "“I've been there,” said {ahelper} one day, as if it were nothing. {Hero} almost fell over. “You have?” “A long time ago. You can't go the way you are. You would need something to keep you safe, and somebody to pull you back.” {Thehelper} scratched one ear. “I would have time on Thursday.”",
        "“If you go, I'll come,” said {talker} one day, as if it were nothing. “You would need something to keep you safe, and somebody to pull you back.” {Hero} almost fell over with joy.",
      ],
      [
        2,
        "{They} collected what would be needed. It was quite a strange heap: a large pot, a long rope, seven blankets and an umbrella. Whoever came by asked what it was for. “For {goal},” said {hero}, and had never sounded so proud.",
        "{They} collected what would be needed. It was quite a strange heap: a large pot, a long rope, seven blankets and an umbrella. Whoever came by asked what it was for, and {hero} told them proudly.",
      ],
      [
        1,
        "On Thursday it stormed. On Friday it stormed as well. “Perhaps it's not meant to be,” said the others, and sounded almost kind. {Hero} sat on the heap and looked out. {He} had saved up so much courage, and now there was nothing to spend it on.",
      ],
      [
        2,
        "On Saturday {he} {was} awake before the birds. It was still. “Now,” said {thehelper}. {They} set off into the grey, with the pot and the rope and the blankets, and nobody saw them go.",
      ],
    ],
    climax: [
      [
        0,
        "“Don't let go of me,” said {hero}. “I won't,” said {thehelper}. One step, and another. The air tasted different. And there, all around {whom}, so close that {he} only had to open {his} eyes, was everything from the song, and there was a fourth verse.",
      ],
      [
        0,
        "{Hero} {done}. It was only for a short while, and it was long enough for a whole life.",
        "It was only for a short while, and it was long enough for a whole life.",
      ],
    ],
    close: [
      [
        0,
        "When the rope pulled, {hero} did not mind. {He} knew the way now.",
        "On the way home {hero} did not say a word. {Thehelper} did not ask.",
      ],
      [
        1,
        "The old calendar still hangs there. When {hero} looks at the picture of {goal} today, {he} smiles, because there is so much that is missing from it.",
        "When the song is sung today, it has four verses. {Hero} taught them the last one.",
      ],
    ],
  },
];

export const moreFear: PlotGroup = [
  {
    tell: [
      [
        1,
        "Nobody knew about it. From outside {hero} looked just like the others. But {he} knew all the ways round: the long way, the back way, the way through the bushes. {He} had walked miles and miles, only so as never to meet {fear}.",
        "Nobody knew about it. From outside {hero} looked just like the others. But {he} knew all the ways round: the long way, the back way, the way through the bushes.",
      ],
      [
        1,
        "Then somebody said, “You're coming too, aren't you?” And before {hero} had thought of a way round, {his} mouth had said yes. {He} looked at {his} mouth in the mirror that evening, quite angrily.",
        "%Then somebody said, “You're coming too, aren't you?” And before {hero} had thought of a way round, {he} had said yes.",
      ],
      [
        1,
        "“I can't do it,” {hero} told {talker}. It was the first time {he} had said it aloud. {Talker} did not laugh. “Not all of it,” said {talker}. “But what about one thumb's breadth of it?” {Hero} looked at {his} thumb. It was not very broad.",
        "“I can't do it,” {hero} told {ahelper}. It was the first time {he} had said it aloud. {Thehelper} did not laugh. “Not all of it,” said {thehelper}. “But what about one thumb's breadth of it?”",
      ],
      [
        1,
        "So they began with a thumb's breadth of {fear}. {Hero} only went to where {he} could see it from afar, held on to {thehelper} and breathed. “And now back,” said {thehelper}. “Back?” asked {hero}, who had just got used to it. “Tomorrow is another thumb,” said {thehelper}.",
        "So they began with a thumb's breadth. {Hero} only went to where {he} could see it from afar, held on to {thehelper} and breathed. “And now back,” said {thehelper}. “Tomorrow is another thumb.”",
      ],
      [
        2,
        "By Friday it was a whole hand. {Hero's} heart still hammered, but it had found a beat that you could walk to. {Thehelper} told the worst jokes in the world all the while, and {hero} {was} too busy groaning to be properly afraid.",
      ],
      [
        2,
        "On Saturday everything went wrong. There was a noise, and {hero} ran all the way home and shut the door and pulled the rug against it. {He} did not come out for supper. “That was ten thumbs back,” {he} said through the keyhole. “Then we'll do ten again,” said {thehelper}.",
        "%On Saturday everything went wrong. There was a noise, and {hero} ran and did not come out again for supper. “That was ten thumbs back,” {he} said from inside. “Then we'll do ten again,” said {thehelper}.",
      ],
      [
        1,
        "And then there was no more time to practise. It was there, all of it, no longer a thumb or a hand. Somebody needed help, on the other side, and nobody else was near. {Hero} looked for a way round. There was none.",
      ],
    ],
    climax: [
      [
        0,
        "“One thumb,” said {hero} aloud. {He} took a step. “One thumb.” {His} legs were like pudding, and they walked. {He} did not look at all of it. {He} only looked at the next bit, and the next, and suddenly there was no next one, and {he} {was} through.",
      ],
      [
        0,
        "{Hero} {done}. {He} turned round and looked back at {fear}, and it was not so big from this side.",
        "{Hero} turned round and looked back. It was not so big from this side.",
      ],
    ],
    close: [
      [
        0,
        "“How many thumbs was that?” asked {thehelper}. “I didn't count,” said {hero}. {Thehelper} told a joke, and for the first time {hero} laughed at it.",
      ],
      [1, "{Hero} still knows all the ways round. {He} uses them when there are blackberries."],
    ],
  },
];

export const moreDiscovery: PlotGroup = [
  {
    tell: [
      [
        1,
        "It might have been nothing. {Hero} had almost gone past. But there was something about {topic} that made {him} turn round, two steps back, and bend down. {He} wiped off the dust with {his} sleeve.",
        "%It might have been nothing. {Hero} had almost gone past. But there was something about {topic} that made {him} turn round and sniff.",
        "It might have been nothing. {Hero} had almost gone past. But something made {him} turn round, two steps back, and bend down.",
      ],
      [
        1,
        "There were signs on it, very small ones, and they were not letters. {Hero} copied them carefully. At home {he} turned the paper this way and that way. Seen from one side it looked like a fish. Seen from the other side it looked like a question.",
      ],
      [
        1,
        "{Hero} asked at the library. “We have nothing about {this},” said the librarian, and looked twice at the paper. {He} asked at the museum, and they wanted to keep it. In the end there was only {ahelper} left, who was a little deaf and very old. “Louder,” said {thehelper}. “Oh. That.”",
        "{Hero} showed {it} to everybody who might know something, and nobody did. In the end there was only {ahelper} left. “Oh,” said {thehelper}. “That.”",
        "“Let me see,” said {mate}, and bent over it until {their} heads bumped together. “It's not a fish,” said {mate} after a while. “It's a map. Look, here's the well.” {Hero} looked. {Mate} was right.",
      ],
      [
        1,
        "“It was always told that somebody would come along and find {topic},” said {thehelper}. “I thought that they would be taller.” {Hero} stood up a bit straighter. “And what do they have to do?” “Bring it back to where it began,” said {thehelper}, “and not be tempted on the way.”",
        "“So what do we have to do?” asked {mate}. {Hero} followed the lines with one finger. They led out of the house, past the well and up to where nobody ever went. “Bring it back to where it began,” {he} said.",
      ],
      [
        2,
        "It was not easy not to be tempted. A man in a fine coat offered a hundred coins for {topic}. A lady offered a horse. {Hero} had always wanted a horse. {He} looked at it, and it looked at {whom}, and {he} went on very quickly.",
      ],
      [
        2,
        "The path grew narrow, and the mist came down. {Hero} held {topic} close, and it grew warm in {his} hands, as though it knew the way. When {he} went wrong, it cooled. When {he} went right, it hummed.",
        "The path grew narrow, and the mist came down. {Hero} could only feel {his} way. When {he} went wrong, it grew cold. When {he} went right, something hummed.",
      ],
      [
        1,
        "At the end there was a wall of rock, and there was no door in it. {Hero} knocked. {He} called. Then {he} noticed the hollow in the stone, just at the height of {his} heart. It had the shape of what {he} {was} carrying.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} hesitated. Once it was in there, it would be gone for ever. Then {he} put it in. There was a deep sound, like a bell under water, and all along the rock small lights went on, one after the other, as far as {he} could see. They had been dark for a very long time.",
      ],
      [
        0,
        "{Hero} {done}, and {he} had not taken the horse.",
        "“Thank you,” said something that was very big and very far down. {Hero} said that it was nothing.",
      ],
    ],
    close: [
      [
        0,
        "Since then the nights there are never quite dark, and nobody loses the way. Only two know why, and they do not tell.",
      ],
      [
        1,
        "On {hero's} birthday there was a horse outside the door. Nobody had brought it. It had signs on its saddle, very small ones, and they looked like a fish.",
      ],
    ],
  },
];
