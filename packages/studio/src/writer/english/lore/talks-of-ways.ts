import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other on the way, in search of something, and on coming home. */
export const talksOfWays: Lore = {
  "(?:set|sets|setting) (?:off|out)|travels?|travell?ed|travell?ing|journeys|journeyed": [
    "“Have we got everything?” asked {mate}. “Bread, cheese, and a blanket,” counted {hero}. “And me!” said {mate}.",
    "{Mate} had drawn a map. “Where are we?” asked {hero}. {Mate} turned the map round and round. “On the other side, I think,” said {mate}.",
    "“Is it much further?” asked {mate}. “We've only just started,” said {hero}. “I know,” said {mate}, “but is it much further?”",
    "“Left or right?” asked {hero}. {Mate} sniffed. “It smells of soup over there,” said {mate}, and pointed. So that was the way.",
    "{Pet} knew at once that this was a journey, and was standing at the door before {hero} was.",
  ],
  "(?:goes|went|going) (?:to|into|up|down|out|along|through|inside)(?! (?:sleep|bed|war|pieces|waste|ruin))": [
    "“You go first,” said {mate}. “Why me?” asked {hero}. “Because I'm holding on to you from behind,” said {mate}, and held on.",
    "“Wait, there's a leaf on your head,” said {mate}, and picked it off. “Now you look fine.” And so {hero} went on.",
    "“Can you keep up?” asked {hero}. “Of course,” puffed {mate}, two steps behind. “I'm only looking at everything on the way.”",
    "“What will you do first when we're there?” asked {mate}. “Look around,” said {hero}. “And you?” “Sit down,” said {mate}.",
    "{Pet} came along, two steps behind {hero}, and stopped whenever {hero} turned around.",
  ],
  "(?:walk|walks|walked|walking|strolls|strolled|strolling|hiked|hiking|trekked|trekking|wanders|wandered|wandering)(?! (?:stick|out on))":
    [
      "“You take such long steps,” said {mate}. {Hero} took very tiny steps. “Now you look like a duck,” said {mate}.",
      "{Mate} balanced along the edge. “Don't step down,” said {mate}, “it's full of crocodiles.” {Hero} quickly jumped up onto the edge as well.",
      "“There's a stone in my shoe,” said {mate}, and shook it out. “It's as small as a pea,” said {hero}. “It felt like a potato,” said {mate}.",
      "{Mate} began to hum, and {hero} walked in time, and after a while both were marching and swinging their arms.",
      "{Pet} walked the whole way twice, because {pet} ran ahead again and again, and came back to {hero} every time.",
    ],
  "sail|sailed|sailing|sails (?:across|to|around|away|the|over|into|with)": [
    "“Which rope shall I pull?” called {mate}. “The wet one!” called {hero}. “They're all wet!” called {mate}.",
    "{Mate} held up a sock. “What's that for?” asked {hero}. “To see where the wind comes from,” said {mate}, and the wind took the sock away.",
    "“What do we do if water comes in?” asked {mate}. {Hero} held up a small cup. {Mate} looked at the cup, and then at the whole wide water.",
    "{Pet} stood at the very front and looked ahead, and got wet with every wave.",
  ],
  "rowed|rowing|rows (?:across|to|out|the|his|her)|paddled|paddling": [
    "“We're going round in a circle,” said {mate}. “Then pull harder,” said {hero}. {Mate} pulled harder, and the circle went the other way.",
    "“In, out, in, out,” counted {mate}. “Can you count a bit slower?” panted {hero}. “I-i-in,” sang {mate}, “and o-o-out.”",
    "“Sit still,” said {hero}. “I am sitting still,” said {mate}. “It's the boat that wobbles.” And the boat wobbled again.",
    "{Pet} leaned over the side to look at the water, and {hero} quickly leaned over the other side.",
  ],
  "flies (?:to|over|through|away|across|around|above|high)|(?:flew|flying)(?! (?:carpet|saucer|machine|(?:a|his|her|its|my) kite))":
    [
      "“You can open your eyes,” said {hero}. “I have opened one,” said {mate}. “That's enough for now.”",
      "“Look how small everything is down there!” said {hero}. “Like crumbs on a table,” said {mate}, and waved to the crumbs.",
      "{Mate} held on to {hero} so tightly that {he} could hardly breathe. “You won't fall,” said {hero}. “I know,” said {mate}, and held on.",
      "The wind blew straight at {pet}, and {pet} looked right into it and seemed to like it very much.",
    ],
  "(?:drives?|drove|driving)(?! (?:school|away|off|out|mad|him|her|them))": [
    "“Turn left here,” said {mate}. “But that's a wall,” said {hero}. {Mate} turned the map the other way up. “Then turn right,” said {mate}.",
    "“Shall I sing something?” asked {mate}, with a mouth full of sandwich. “Swallow first,” said {hero}. But {mate} was already singing.",
    "“Something is rattling,” said {hero}. {Mate} listened at the front and at the back. “It's my teeth,” said {mate}. “You're driving over stones.”",
    "{Pet} looked out of the window the whole way, and turned to look after every cow.",
  ],
  "(?:rides?|rode|riding) (?:on |in )?(?:a|an|the|his|her|its|my|their|through|to|across|over|along|past|up|down)|cycled|cycling|pedalled|pedaled":
    [
      "“Are you holding on?” called {hero}. “Yes!” called {mate}. Then came a bump. “Now I'm holding on even more!” called {mate}.",
      "“Can you steer?” asked {mate}. “Of course,” said {hero}. “Then steer around the puddle.” Splash! “Around it, I said,” said {mate}, dripping.",
      "“Bump ahead!” called {mate}. “Puddle ahead! Goose ahead!” And {hero} rode around all of them, as quick as a fish.",
      "{Pet} ran alongside for a while, but then {pet} wanted to ride, too, and {hero} made room.",
    ],
  "(?:runs|ran|running|run) away(?: from home)?": [
    "“Did you leave a note?” asked {mate}, out of breath. “What should I have written?” asked {hero}. “Don't wait with supper,” said {mate}.",
    "“Is anybody behind us?” panted {hero}. {Mate} looked back. “Only our footprints,” said {mate}, and ran on.",
    "“What have you packed?” asked {hero}. “A torch, a pear and my pillow,” said {mate}. {Hero} had packed a pillow as well, and nothing else.",
    "{Pet} ran along and never asked where to, and seemed to think that it was a game.",
  ],
  "escap(?:es?|ed|ing)|(?:breaks|broke) out|flees|fled|fleeing": [
    "“On three,” whispered {mate}. “Do we go on three, or after three?” whispered {hero}. “Just go!” hissed {mate}.",
    "“Quiet!” whispered {hero}. “I am quiet,” whispered {mate}, and trod on something that went clink.",
    "“Stop,” whispered {mate}. “I can hear somebody breathing.” {Hero} stopped and held {his} breath. “Now it's gone,” whispered {mate}. “It was you.”",
    "{Pet} squeezed through first, and looked back at {hero}, as if to say: it's easy.",
  ],
  "(?:gets|got|getting|is|was|were|be) lost|(?:loses|lost) (?:his|her|its|my|their|the) way": [
    "“We've been here before,” said {mate}. “No, we haven't,” said {hero}. {Mate} pointed at the ground. There were their own footprints.",
    "“Are we lost?” asked {mate}. “No,” said {hero}. “I just don't know where we are.” {Mate} came a little closer.",
    "{Mate} climbed up on something to see further. “What can you see?” called {hero}. “You,” called {mate}. “Everything else looks the same.”",
    "“Which way is home?” {hero} asked {pet}. {Pet} looked to the left, and to the right, and sat down.",
  ],
  "search|searches|searched|searching|(?:looks?|looked|looking) (?:everywhere )?for|(?:goes|went|going) in search of|seeks?|sought|seeking|hunts? for|hunted for":
    [
      "“I'll go left, and you go right,” said {mate}. Bump! On the other side both ran into each other. “Nothing?” asked {mate}. “Only you,” said {hero}.",
      "“If I wanted to hide, I'd hide in a dry place,” said {mate}. “Then let's look in all the dry places first,” said {hero}.",
      "“Have you looked underneath?” asked {mate}. “Twice,” said {hero}. {Mate} looked underneath as well, and came up grey with dust. “Achoo!” said {mate}. “You're right. Nothing.”",
      "“You look up, and I'll look down,” said {mate}. {Hero} looked up, and so {he} walked right into {mate}.",
      "{Pet} searched, too, very carefully, and mostly in places where somebody had dropped some crumbs.",
    ],
  "(?:finds|found|finding) (?:an?|the|some|two|three|his|her|its|my|their|it|him|them|out|something|one)(?! way)": [
    "“Do you see what I see?” whispered {mate}. {Hero} only nodded, and did not dare to move.",
    "“I walked past here before,” said {mate}, “and I didn't notice anything!” “You were looking at your sandwich,” said {hero}.",
    "{Mate} walked all the way around, with big eyes. “Well?” asked {hero}. “It's good from behind, too,” said {mate}.",
    "“Don't shout,” whispered {hero}. “I'm not going to shout,” whispered {mate}. Then {mate} took a deep breath and shouted, “Hooray!”",
    "{Pet} had been standing in that very place for a while, and looked up at {hero}, as if to say: at last.",
  ],
  "follow|follows|followed|following|chases?|chased|chasing": [
    "“Not so close,” whispered {mate}. “You're treading on my heels.” “You're too slow,” whispered {hero}, and trod on them again.",
    "{Hero} stopped so suddenly that {mate} bumped into {him}. “Say stop when you stop,” whispered {mate}. “Stop,” whispered {hero}.",
    "“Pretend that we're looking at the sky,” whispered {mate}. Both looked up, and went on walking, and bumped into a post. “Ouch,” whispered {mate}.",
    "{Pet} came last, and looked back at every corner, to see if anybody was following {pet}.",
  ],
  "(?:hides|hid|hiding)": [
    "“Can anybody see me?” whispered {mate}. “Only your bottom,” whispered {hero}. {Mate} pulled that in. “And now?” “Now I can see your head,” whispered {hero}.",
    "{Mate} had to sneeze, and held it in, and held it in, until there came a very small squeak. “Bless you,” whispered {hero}.",
    "“How long do we have to stay here?” whispered {mate}. “Until it's quiet,” whispered {hero}. “It would be quiet if you stopped talking.”",
    "{Pet} hid, too, but only the head. The rest of {pet} stuck out behind, and {hero} could see it very well.",
  ],
  "discover(?:s|ed|ing)?|notices|noticed": [
    "“Come here, quick,” whispered {mate}, and pulled at {hero}. “You have to look at this.” {Hero} looked, and forgot to breathe.",
    "“Who else knows about it?” asked {mate}. “Only you and me,” said {hero}. “Then it's a real secret,” said {mate}, very softly.",
    "{Pet} stood quite stiff and stared at it, and then looked at {hero}, and then stared again.",
  ],
  "explor(?:es?|ed|ing)": [
    "“What's behind that corner?” asked {mate}. “Let's look,” said {hero}. Behind that corner was another corner. “And behind that one?” asked {mate}.",
    "{Mate} gave a name to everything: Cape Sandwich, and Wet Sock Bay. “And this puddle?” asked {hero}. “I'll name that after you,” said {mate}.",
    "“If something jumps out, I'm right behind you,” said {mate}. “And if it jumps out from behind?” asked {hero}. {Mate} quickly moved to the front.",
    "{Pet} looked into every hole, and came out of the last one with a cobweb hat.",
  ],
  "wait(?:s|ed|ing)?": [
    "“Is it time now?” asked {mate}. “Not yet,” said {hero}. {Mate} counted to five. “And now?”",
    "“Let's not look, then it will go faster,” said {mate}. Both shut their eyes. “You're peeping,” said {hero}. “So are you,” said {mate}.",
    "“Let's play something while we wait,” said {mate}. “I see something that you don't see, and it's small.” “My patience,” said {hero}.",
    "“You can go home, if you like,” said {hero}. “No, no,” said {mate}, and sat down more comfortably. “I'll wait with you.”",
    "{Pet} lay down beside {hero}, and looked up at every little sound.",
  ],
  "(?:goes|went|going|comes|came|coming|returns?|returned|returning) (?:back )?home|(?:returns?|returned|returning) (?:to|from)|(?:comes|came|coming|goes|went|going) back|(?:finds|found) (?:his|her|its|my|their|the) way home":
    [
      "“Everything looks smaller than before,” said {mate}. “Or we've grown,” said {hero}, and stood on tiptoe to find out.",
      "“Shall we tell them everything?” asked {mate}. “Everything,” said {hero}. “Even the bit where I screamed?” asked {mate}. “Not that bit,” said {hero}.",
      "{Mate} walked faster, and so {hero} walked faster, too, and in the end both were running. “First!” cried {mate}.",
      "{Pet} knew the last bit of the way, and ran ahead, and waited for {hero} at the end of it.",
    ],
  "(?:moves|moved|moving) (?:house|in|into|to|away|from)": [
    "“What's in this box?” asked {mate}. “It says Odds and Ends,” said {hero}. {Mate} looked at the other seven boxes. All of them said Odds and Ends.",
    "“Where does this go?” groaned {mate} from under an armchair. “A bit to the left,” said {hero}. “No, back to where it was.”",
    "“It echoes here!” said {mate}. “Hello!” called {hero}, and “Hello, hello,” said the empty room.",
    "{Pet} looked into every room, sniffed at every corner, and then moved into an empty box.",
  ],
  "wakes? up|woke up|waking up|wakes|woke|woken": [
    "“Are you awake?” whispered {mate}. “No,” said {hero}. “Good,” whispered {mate}. “Then I'll tell you something.”",
    "{Mate} pulled at the blanket. “It's cold,” grumbled {hero}, and pulled it back. {Mate} pulled again. “Up you get!” said {mate}.",
    "“You were talking in your sleep,” said {mate}. “What did I say?” asked {hero}. “Pass the ladder,” said {mate}, “and then you snored.”",
    "{Pet} sat very close and stared at {hero}, and did not look away until {he} was really awake.",
  ],
  "sleeps|slept|sleeping(?! (?:bag|beauty))|(?:falls?|fell|falling) asleep|dozed off|nods off|nodded off|(?:goes|went|going) to (?:sleep|bed)":
    [
      "“Move over a bit,” whispered {mate}. “I can't, I'm on the edge,” mumbled {hero}. “So am I,” whispered {mate}. In the middle lay the blanket.",
      "“Tell me a story,” whispered {mate}. “Once upon a time,” said {hero}, and yawned, “there was …” And that was the whole story.",
      "“Are you asleep?” whispered {mate}. “Yes,” mumbled {hero}. “So am I,” whispered {mate}, and a moment later it was true.",
      "{Pet} turned around three times on the spot, gave a deep sigh, and lay down on the warmest part of the blanket.",
    ],
  "dreams of|dreams about|dreamed|dreamt|dreaming": [
    "“Was I in your dream, too?” asked {mate}. “Yes,” said {hero}. “You had wings, but you used the stairs.” {Mate} liked that.",
    "“Wait, don't tell me yet,” said {mate}, and sat down comfortably. “Now.” And {hero} told it from the beginning.",
    "“And how did the dream end?” asked {mate}. “I woke up,” said {hero}. “Then go back to sleep,” said {mate}. “I want to know the end.”",
    "{Pet} was dreaming, too, and twitched a little, as if {pet} were running somewhere.",
  ],
};
