import type { Lore } from "./lore.ts";

/** What the hero and a companion say or do to each other on the way, in search of something, and on coming home. */
export const talksOfWays: Lore = {
  "(?:set|sets|setting) (?:off|out)|travels?|travell?ed|travell?ing|journeys|journeyed": [
    "“Have we got everything?” asked {mate}. “Except for what we've forgotten,” said {hero}. {Mate} went back for that, and returned with a spoon.",
    "{Mate} had drawn a map, with a large arrow. “Where are we on it?” asked {hero}. {Mate} turned it round and round. “Underneath the arrow,” said {mate}.",
    "“Is it much further?” asked {mate} at the first corner. “You can still see where we started,” said {hero}. {Mate} waved at it, and asked again at the second.",
    "“Left or right?” asked {hero}. “Where does it smell of soup?” asked {mate}. It smelled of soup from neither side, so a coin would have to be thrown, and {mate} had one.",
    "{Pet} had understood long before that this was a journey, and had been sitting by the luggage ever since.",
  ],
  "(?:goes|went|going) (?:to|into|up|down|out|along|through|inside)(?! (?:sleep|bed|war|pieces|waste|ruin))": [
    "“You first,” said {mate}. “Why is it always you first?” asked {hero}. “Because then I can see how it's done,” said {mate}, and held on from behind.",
    "“Do I look all right?” asked {mate}. {Hero} picked off a leaf. “You look like somebody who's coming along,” said {hero}, and that was what was wanted.",
    "{Mate} had thought of a question for the way, so that it would not get long. “Would you sooner be a door or a window?” asked {mate}. It lasted until the very last step.",
    "“Have you been told what to do when we're there?” asked {mate}. “Knock, and be friendly,” said {hero}. {Mate} was friendly to a post on the way, to get warm.",
    "{Pet} came along without having been asked, two steps behind, with the air of somebody who happens to be going the same way.",
  ],
  "(?:walk|walks|walked|walking|strolls|strolled|strolling|hiked|hiking|trekked|trekking|wanders|wandered|wandering)(?! (?:stick|out on))":
    [
      "“You take such long steps,” said {mate}. {Hero} took shorter ones. “That's polite,” said {mate}, “but I'd like to arrive.” It came to something in between.",
      "{Mate} walked along the kerb, balancing. “What's down there?” asked {hero}. “Crocodiles,” said {mate}. {Hero} stepped up onto the kerb, too, just in case.",
      "“There's a stone in this shoe,” said {hero}, and stopped. {Mate} waited, and had a look at the stone. “So small,” said {mate}, “and such a career.”",
      "{Mate} hummed, and {hero} walked in time with it, and when {mate} forgot a note there was one step missing. “Stumbled?” asked {mate}. “No, that was you,” said {hero}.",
      "{Pet} walked the way three times over: ahead, and back to see where everybody was, and ahead again.",
    ],
  "sail|sailed|sailing|sails (?:across|to|around|away|the|over|into|with)": [
    "“Which rope is it?” called {mate}. “The wet one,” called {hero}. Wet described all of the ropes, and so {mate} pulled the one that looked readiest.",
    "{Mate} held up a sock, to find the wind. “Where's it from?” asked {hero}. “Mainly from in front,” said {mate}, and ducked under the sail.",
    "“What do we do if it comes over the side?” asked {mate}. “We've got a mug,” said {hero}. {Mate} looked at the sea, then at the mug, and took a firmer hold of the mug.",
    "{Pet} stood at the very front like a carved one, and had to be reminded of the spray at every third wave.",
  ],
  "rowed|rowing|rows (?:across|to|out|the|his|her)|paddled|paddling": [
    "“We're going in a circle,” said {mate}. “Then pull less,” said {hero}. {Mate} pulled less, and it became a circle in the other direction.",
    "{Mate} beat time on the bench. “In, and out,” said {mate}. “Which one is this?” asked {hero}, with an oar in the air. “That's the comma,” said {mate}.",
    "“Sit still,” said {hero}. “I am sitting still,” said {mate}. “It's the boat that's nervous.” {Hero} patted the boat, and rowed on more softly.",
    "{Pet} leaned out over the edge at one side to look into the water, so that all the others had to lean to the other.",
  ],
  "flies (?:to|over|through|away|across|around|above|high)|(?:flew|flying)(?! (?:carpet|saucer|machine|(?:a|his|her|its|my) kite))":
    [
      "“You can look now,” said {hero}. “I'm looking,” said {mate}, “only not down.” After a while {mate} looked a little bit down, and then nobody could stop it.",
      "“What's that down there, the small thing?” asked {mate}. “That's where we were so long,” said {hero}. “It was bigger,” said {mate}.",
      "{Mate} held on with everything there was to hold on with. “You may breathe as well,” said {hero}. “Later,” said {mate}, “when there's something under us.”",
      "{Pet} put a face into the wind, which rearranged it a good deal, and seemed to think that this should be done daily.",
    ],
  "(?:drives?|drove|driving)(?! (?:school|away|off|out|mad|him|her|them))": [
    "“Here to the left,” said {mate}. “This is a wall,” said {hero}. “After the wall,” said {mate}, and turned the map the other way up, without a word.",
    "{Mate} had charge of the sandwiches and of the singing. “Which is it to be?” asked {mate}. “One after the other,” said {hero}, but there was already a song with crumbs in it.",
    "“Something is rattling,” said {hero}. {Mate} listened at the front, and at the back, and then moved a thermos flask. “Something was,” said {mate}.",
    "{Pet} looked out of the window all the way, nodding a little, as if checking off the houses against a list.",
  ],
  "(?:rides?|rode|riding) (?:on |in )?(?:a|an|the|his|her|its|my|their|through|to|across|over|along|past|up|down)|cycled|cycling|pedalled|pedaled":
    [
      "“Are you holding on?” asked {hero}. “To everything,” said {mate}. It went over a bump. “And now to you,” said {mate}, rather higher up.",
      "“Can one steer it?” asked {mate}. “One can make suggestions,” said {hero}, and suggested the left. It went straight on, and {mate} suggested the brake.",
      "{Mate} called out what was coming: a puddle, a stone, a puddle. “You left out the bump,” called {hero}. “I wanted you to have a surprise, too.”",
      "{Pet} ran alongside at first, and then gave up running and was taken along, looking as though that had been arranged.",
    ],
  "(?:runs|ran|running|run) away(?: from home)?": [
    "“Have you left a note?” asked {mate}. “What should it say?” asked {hero}. {Mate} thought about that while running. “Back soon,” said {mate}, “is never quite a lie.”",
    "“Is anybody coming after us?” asked {hero}. {Mate} looked back. “Just our footprints,” said {mate}. “There are a lot of those.”",
    "{Mate} had packed: a torch, a pear, and something that nobody could explain. “What's that for?” asked {hero}. “It was lying next to the pear,” said {mate}.",
    "{Pet} ran along without asking where to, and took the whole thing for the best game in a long time.",
  ],
  "escap(?:es?|ed|ing)|(?:breaks|broke) out|flees|fled|fleeing": [
    "“On three,” whispered {mate}. “Three, and then go, or go on three?” whispered {hero}. {Mate} had to think about it. “Now,” whispered {mate}, which was neither.",
    "“Quietly,” whispered {hero}. “I'm being quiet,” whispered {mate}. Something clinked. “That was the quietest bit of me,” whispered {mate}.",
    "{Mate} listened at the wall and held up a warning sign. {Hero} stopped dead. “What is it?” whispered {hero}. “You,” whispered {mate}. “You're breathing like a bellows.”",
    "{Pet} squeezed through first, where it was narrowest, and looked back as if to ask what could possibly be difficult about it.",
  ],
  "(?:gets|got|getting|is|was|were|be) lost|(?:loses|lost) (?:his|her|its|my|their|the) way": [
    "“We've passed that tree before,” said {mate}. “It's another one,” said {hero}. {Mate} had hung something on it the last time, and it was hanging there.",
    "“Admit it,” said {mate}. “Admit what?” asked {hero}, looking north, or south. “I'd rather you said it first,” said {mate}.",
    "{Mate} climbed onto something to see further. “What's there?” asked {hero}. “More of this,” said {mate}, “and behind it, a different shade of this.”",
    "{Pet} was asked which way was home, thought it over, and sat down, so as at least to be sure of this place.",
  ],
  "search|searches|searched|searching|(?:looks?|looked|looking) (?:everywhere )?for|(?:goes|went|going) in search of|seeks?|sought|seeking|hunts? for|hunted for":
    [
      "“I'll take the left, and you take the right,” said {mate}. A moment later {mate} and {hero} met in the middle. “Anything?” asked {hero}. “Only you,” said {mate}.",
      "“Where would you be, if you were that?” asked {mate}. {Hero} thought about it seriously. “Somewhere dry,” said {hero}, and so the dry places came first.",
      "“Have you looked underneath?” asked {mate}. “First thing,” said {hero}. {Mate} looked underneath all the same, and came up with dust, a marble, and a sneeze.",
      "“What if we walk right past it?” asked {mate}. “Then we walk back again,” said {hero}. {Mate} turned round on the spot, so as to have seen it from there, too.",
      "{Pet} searched as well, and most thoroughly wherever somebody had once eaten something and perhaps left a little.",
    ],
  "(?:finds|found|finding) (?:an?|the|some|two|three|his|her|its|my|their|it|him|them|out|something|one)(?! way)": [
    "“Do you see what I see?” whispered {mate}. {Hero} only nodded, so as not to blow anything away. “Then I'm not alone with it,” whispered {mate}.",
    "“I went past there before,” said {mate}, “twice, and looked the other way both times.” “Somebody has to look the other way,” said {hero}.",
    "{Mate} walked once all around, and came back to the same side. “Well?” asked {hero}. “It goes all the way round,” said {mate}, with respect.",
    "“Don't shout,” whispered {hero}. “I wasn't going to shout,” whispered {mate}, breathed in, and then gave a shout after all, though quite a short one.",
    "{Pet} had stopped there some time earlier, without being listened to, and now bore it with dignity.",
  ],
  "follow|follows|followed|following|chases?|chased|chasing": [
    "“Not so close,” whispered {mate}. “And if we lose sight?” whispered {hero}. “Then closer,” whispered {mate}, who was treading on everybody's heels.",
    "At the corner {hero} stopped so suddenly that {mate} ran into {him}. “Say when you stop,” whispered {mate}. “Stop,” whispered {hero}, a little late.",
    "“Act as if we're looking at the clouds,” whispered {mate}. {Hero} looked up. So did {mate}, and then there was a lamp post. “Nice clouds,” said {mate}, rubbing the place.",
    "{Pet} came last and looked round at every turning, in case somebody was following, too.",
  ],
  "(?:hides|hid|hiding)": [
    "“Can one see me?” whispered {mate}. {Hero} looked over. “Half,” whispered {hero}. {Mate} pulled in that half, and out came the other one.",
    "{Mate} had to sneeze, and held it in until it came out as a very small squeak. “Bless you,” whispered {hero}, without moving.",
    "“How long do we stay here?” whispered {mate}. “Until we're sure,” whispered {hero}. “Of what?” whispered {mate}. It was not an easy question, crouching.",
    "{Pet} hid too, but only in front, and what was left outside could be heard thumping.",
  ],
  "discover(?:s|ed|ing)?|notices|noticed": [
    "“You'd better look at this,” said {mate}, in the voice one keeps for such things. {Hero} looked. “Better sit down first,” said {hero}, and {mate} made room.",
    "“Who else knows?” asked {mate}. “You,” said {hero}. {Mate} counted that up. “Then there's still some room in the secret,” said {mate}.",
    "{Mate} had three explanations, and {hero} listened to every one. “Which one do you believe?” asked {hero}. “The second,” said {mate}, “but the third is nicer.”",
    "{Pet} stood quite stiff and pointed at it with the whole of {pet}, from the front end to the back.",
  ],
  "explor(?:es?|ed|ing)": [
    "“What's behind that?” asked {mate}. “That's the first thing we'll know,” said {hero}. It was a corner, and behind it was the next, and {mate} kept count.",
    "{Mate} gave names to everything on the way: Cape Sandwich, the Bay of Wet Socks. “And this puddle?” asked {hero}. “That's named after you,” said {mate}.",
    "“If anything jumps out, I'm behind you,” said {mate}. “And if it comes from behind?” asked {hero}. {Mate} moved round to the side, and looked in all directions at once.",
    "{Pet} put a nose into every hole, and each time came out again with an expression, and never said what it meant.",
  ],
  "wait(?:s|ed|ing)?": [
    "“How long is it now?” asked {mate}. “As long as before, and a bit,” said {hero}. {Mate} nodded, and shortly afterwards asked about the bit.",
    "{Mate} had an idea: not to look, since it comes sooner then. So {mate} and {hero} did not look. “Now?” asked {mate}. “You looked,” said {hero}.",
    "“We could guess,” said {mate}. “What?” asked {hero}. “What we'll say that we did while we waited,” said {mate}, and began with a tiger.",
    "“You may go, if you like,” said {hero}. “I'm not waiting,” said {mate}. “I'm only standing next to somebody who is,” and moved up, because there was a draught.",
    "{Pet} lay down facing the right direction, and listened, in case it began with a noise.",
  ],
  "(?:goes|went|going|comes|came|coming|returns?|returned|returning) (?:back )?home|(?:returns?|returned|returning) (?:to|from)|(?:comes|came|coming|goes|went|going) back|(?:finds|found) (?:his|her|its|my|their|the) way home":
    [
      "“It's got smaller,” said {mate}. “No,” said {hero}, “we've just been looking at larger things.” {Mate} tried the doorstep, and it creaked as it always had.",
      "“What shall we tell everybody?” asked {mate}. “The truth,” said {hero}. {Mate} weighed that up. “With or without the part where I screamed?” asked {mate}.",
      "{Mate} began to walk faster, and so {hero} did too. “Are we racing?” asked {mate}. “No,” said {hero}, and went a little faster still.",
      "{Pet} knew the last stretch by heart, and pulled ahead as though there might be somebody lying in the good place.",
    ],
  "(?:moves|moved|moving) (?:house|in|into|to|away|from)": [
    "“What's in this box?” asked {mate}. “It says Miscellaneous,” said {hero}. {Mate} looked at the other seven. “We seem to have a lot of that,” said {mate}, and lifted the next.",
    "“Where does this go?” asked {mate}, from underneath an armchair. “More to the left,” said {hero}. The armchair went more to the left. “And now breathe,” said {hero}.",
    "{Mate} knocked on the walls, one after another. “What are you listening for?” asked {hero}. “If it's thinking of having us,” said {mate}.",
    "{Pet} went through all the rooms, sniffed at every corner, and then moved into an empty box.",
  ],
  "wakes? up|woke up|waking up|wakes|woke|woken": [
    "“Are you awake?” whispered {mate}. “No,” said {hero}. “Good,” whispered {mate}, “then I can tell you something without disturbing you.”",
    "{Mate} pulled at the blanket, a little at a time. “That's cold,” said {hero}, from the inside. “That's the world,” said {mate}. “It's been up for ages.”",
    "“You were talking in your sleep,” said {mate}. “What about?” asked {hero}. “I couldn't follow it,” said {mate}, “but you were in the right.”",
    "{Pet} stood there, very close, and had plainly been staring for some time, to see if that helped.",
  ],
  "sleeps|slept|sleeping(?! (?:bag|beauty))|(?:falls?|fell|falling) asleep|dozed off|nods off|nodded off|(?:goes|went|going) to (?:sleep|bed)":
    [
      "“Move over a bit,” whispered {mate}. “This is the edge,” mumbled {hero}. {Mate} felt along it, and it was. There was a good deal of blanket on the other side.",
      "“Tell me something,” whispered {mate}. “There was once,” said {hero}, and breathed in, and breathed out, and that was how far it got.",
      "{Mate} cleared everything off the blanket that was hard or had corners. “Nobody is asleep here,” said {hero}, quite clearly, from a long way down.",
      "{Pet} turned three times on the spot, sighed from quite deep down, and lay across the warmest part.",
    ],
  "dreams of|dreams about|dreamed|dreamt|dreaming": [
    "“Was I in it?” asked {mate}. {Hero} tried to recall. “There was somebody with your walk,” said {hero}. {Mate} wanted to know what the somebody had been wearing.",
    "“Don't tell it yet,” said {mate}, and sat down properly. “Now.” {Hero} began, and it had already got shorter at the edges.",
    "{Mate} listened right to the end. “And the staircase had no house?” asked {mate}. “None,” said {hero}. “That saves a lot of sweeping,” said {mate}.",
    "{Pet} was dreaming too, somewhere nearby, and ran a good way without getting up for it.",
  ],
};
