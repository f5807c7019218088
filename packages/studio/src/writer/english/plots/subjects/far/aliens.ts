import { role, story } from "../subject-story.ts";

/** Stories of visitors from other stars. */
export const aliens = [
  story({
    says: [
      role("alien", "alien|aliens|extraterrestrial|martian|visitor from space|ufo|spaceship"),
      /\b(?:crash\w*|land(?:s|ed|ing)?|stranded|falls?|fell|lost|hides?|hid|f(?:ind|ound)s?)\b/i,
      /\b(?:home|fly|repair\w*|batter(?:y|ies)|parts?|hides?|hid|fix\w*|ship|spaceship|help\w*|get back|needs?|needed)\b/i,
      /\b(?:kids?|child(?:ren)?|boys?|girls?|brother|sister|siblings|twins|friends|school|class|aged?|years?[- ]old|\p{Lu}\w+ and \p{Lu}\w+)\b/u,
    ],
    unless: /\b(?:murder|war|invasion|launderette|toast)\b/i,
    of: "young",
    after: [
      [
        "It was about as tall as a dustbin, and it had three knees on each leg, so that it was never quite clear where it was going. “Is it dangerous?” whispered {talker}. The visitor held out a long green finger, touched {hero's} nose, and said, very politely, “Doorbell?”",
        "It was about as tall as a dustbin, and it had three knees on each leg, so that it was never quite clear where it was going. {Hero} did not dare to breathe. The visitor held out a long green finger, touched {hero's} nose, and said, very politely, “Doorbell?”",
      ],
      "{Hero} brought it everything that {he} could find: the batteries out of the torch, a bicycle chain, the insides of an old radio. The visitor sorted it all into two heaps, one for the ship and one for eating. The torch batteries were for the ship. The bicycle chain was for supper.",
      "+ It learned fast. By the second day it could say good morning, mind the step and where's my other sock. It thought that the vacuum cleaner was the ruler of the house, since everybody made way for it. Each time it was switched on, the visitor bowed with all its knees.",
      "“What's missing now?” asked {hero} on the last evening. The visitor drew it in the dust. It was small, round and shiny, and it made a ring. Without it the ship would go up, but would never find the way. {Hero} looked at the drawing for a long time, and then felt in {his} pocket.",
      "There was {his} bicycle bell in it, the silver one, which had been a birthday present and was the best thing {he} had. Outside somebody was coming. Torches shone along the wall; the grown-ups had seen the light. There was no time to look for another one.",
    ],
    end: [
      [
        "“Give it,” said {talker}, “I'll keep them busy.” And {talker} ran out into the torchlight, shouting about a fox. {Hero} pressed the bell into the green hand. The visitor rang it once, ping, and every one of its eyes filled with delight. It screwed it on, right in front, where a ship has its nose.",
        "“Take it,” said {hero}, and pressed the bell into the green hand. The visitor rang it once, ping, and every one of its eyes filled with delight. It screwed it on, right in front, where a ship has its nose. Then it wrapped four arms around {hero}, and it smelled of warm tin.",
      ],
      "“Where's my other sock,” said the visitor, and {hero} understood that this meant thank you, and goodbye, and everything else for which it had not learned the words. The lid closed. There was a hum, and all the leaves blew up from the ground, and then a spark went up between the stars.",
      "+ “What was that?” cried the grown-ups, who came round the corner out of breath. “A fox,” said {hero}. They did not look quite convinced, because foxes do not leave a round burned patch on the ground, with a pair of socks in the middle of it. They were folded very neatly.",
      "@bedroom.night(hero look) On clear nights after that {hero} left the window open. And sometimes it came from far above, quite faint. Ping. Then {hero} looked up and called what belonged there: “Mind the step!”",
    ],
  }),
  story({
    says: [
      /\b(?:alien|extraterrestrial|martian|UFO|flying saucer|spaceship)s?\b/i,
      /\b(?:farm\w*|cows?|field|barn|sheep|village|garden|pig|chickens?|tractor|milk\w*|cheese)\b/i,
    ],
    unless: /\b(?:murder|war|invasion|killed)\b/i,
    of: "people",
    after: [
      "@farm(hero look) It came down behind the barn, as gently as a hen on an egg, and the hatch opened. The visitor carried a notebook in each of its four hands. It walked past {hero} without a glance, stopped in front of the nearest cow, and bowed to the ground. “Take me,” it said to the cow, “to your leader.”",
      "@kitchen(hero sit) The cow chewed. “She says yes,” said {hero}, who could not think of anything better. So the visitor came in and sat down at the table, and it had only one question, but a big one. From up there, it said, the whole planet looked so busy. What were they all doing it for?",
      [
        "@farm.dawn(hero give, mate talk) “Let it help,” said {talker}. “It has enough hands.” So the next morning at five {hero} woke it up and gave it four buckets. It spilled three of them. It tried to milk the bull, and flew across the yard.",
        "@farm.dawn(hero give) {Hero} could not explain that in one evening. So the next morning at five {he} woke the visitor up and gave it four buckets. It spilled three of them. It tried to milk the bull, and flew across the yard.",
      ],
      "+ @farm(hero look) After a week it could muck out, mend a fence, and swear at a tractor until it started. It wore a hat. In the village it was taken for a cousin from abroad. At the end of each day it wrote one line in all four notebooks. {Hero} looked over its shoulder. “Still don't know,” it said there.",
      "@barn.night(hero sit) Then one night the best cow was calving, and it went wrong. The vet was an hour away. {Hero} knelt in the straw and pulled, and knew that two hands were not enough. “Visitor!” {he} called. It came running with its hat on backwards. “Hold here,” said {hero}, “and here. And there. And talk to her.”",
    ],
    end: [
      "@barn.dawn(hero stand) They worked until it grew light, {hero} with two hands and the visitor with four. Then there was a thump, and a calf lay in the straw, wet and very much surprised. It got up, shook its ears, made one step, and put its wet nose into one of the visitor's hands. The visitor did not move. Out of every one of its eyes ran something green.",
      "@farm “I see,” said the visitor, after quite a while. It closed the notebooks, all four of them, and would not write it down. That evening it packed its things, milked the cows one last time, and did not spill a drop.",
      "@farm(hero walk) It left behind a burned ring in the grass, a good fence, and a hat on a nail. Each spring a card came for {hero} without a stamp. It asked how tall she was now. And {hero} took the calf, who was soon a big cow, out to the field behind the barn, and let her be seen from above.",
    ],
  }),
  story({
    says: [
      /\b(?:alien|extraterrestrial|martian|from another planet|from (?:mars|space))\b/i,
      /\b(?:school|class\w*|teacher|pupil|student|exchange|lesson)\b/i,
    ],
    unless: /\b(?:crash\w*|murder|hides?|hid|batter\w*|toast|stays? with|stayed with|host family|family)\b/i,
    after: [
      "@classroom When the register was read out on the first day, there was a name that sounded like a spoon falling downstairs. “Here,” said a voice from the last row. It had blue skin, two polite antennae, and a brand new pencil case. The teacher polished her glasses. It was still blue.",
      "@classroom It was very good at some things. In maths it knew the answer before the question. But it did not understand break. “What must we produce?” it asked. “Nothing,” said the others. “You play.” It wrote the word down and underlined it twice.",
      "+ @playground At lunch it ate the tray, and then, because it had been told that one shares, it offered the others a piece. Somebody laughed. The antennae went a darker blue. From then on the new one stood at the fence during every break, with its lunch in its hand, and looked up into the sky, as if it had forgotten something there.",
      "@playground “It's homesick,” said little Bo from the front row. “My cousin looked like that, too, and he only came from the next town.” Nobody had thought of that. “What do you do at home at this time of day?” Bo asked it.",
      "@playground The new one thought. “At home,” it said, “when the second sun goes down, we all hum. Everybody. Then we know that nobody is lost. Here it's so quiet in the evening. I don't know if you are all there.” The class looked at each other. The bell was ringing, but not one of them went in.",
    ],
    end: [
      "@playground So it taught them to hum. It had to come from behind the knees. When the teacher came out to see where her class was, twenty-six children were standing by the fence with closed eyes, humming, and in the middle stood the new one, as blue as a summer sky.",
      "@playground In return they taught it to play. It took the longest to understand hide-and-seek. “Why does one hide, if one wants to be found?” it asked. Then it was found, for the first time, behind the bicycle shed, by eight of them at once, with a loud yell. It lit up all over. “Again!” it said.",
      "+ @playground When the year was over, a small silver ship stood in the playground. Everyone had brought something: a pencil, a sock, a lunch tray with a bow on it. The new one had no words that were big enough. So it simply went and hid behind the bicycle shed, until all of them had come and found it.",
      "@playground Since then, each day at the end of the last lesson, the class stands by the fence for a minute and hums. Other classes think that it is for music. But now and then, when the wind is right, somebody hums back from above. Nobody is lost, then. They are all there.",
    ],
  }),
  story({
    says: [
      role("alien", "alien|aliens|extraterrestrial|martian|little green man"),
      /\b(?:learn\w*|wants? to (?:be|become|live|know|try|understand)|wanted to (?:be|become|live|know|try|understand)|tr(?:y|ies|ied) to (?:be|live|understand)|curious|studies|studied|visit\w*|moves? in|moved in|understand\w*)\b/i,
      /\b(?:laugh\w*|smil\w*|human\w*|people|earth|neighbour\w*|street)\b/i,
    ],
    unless:
      /\b(?:school|crash\w*|farm\w*|murder|war|invasion|interpreter|planet|toast|stains?|launderette|exchange|cook\w*|bak\w*|danc\w*|love|hug\w*|birthday|football|sing\w*|invad\w*|conquer\w*)\b/i,
    after: [
      "{Thealien} had come a long way for this, and wanted to do it properly. There was a book about the Earth that everybody read up there, and all of it turned out to be wrong. A dog was not the king, and nobody ate umbrellas.",
      "@street(alien talk) “Show me how you do it,” said {thealien} to an old lady called Mrs Pomfret, who was the first to stop. “What, exactly?” she asked. “All of it,” said {thealien}. “Well,” said Mrs Pomfret, “then you'd better start with a cup of tea.”",
      "So {alienhe} learned it, one thing after another. {Alienhe} learned to blow on hot tea, to stand in a queue, and to say “not too bad” when it was dreadful and “not too bad” when it was wonderful. {Alienhe} learned a joke about two snails. {Alienhe} told it to a lamp post and waited for quite a while.",
      "+ @street(alien talk) The whole street helped. The butcher taught {alienhim} to whistle. The twins from number four taught {alienhim} to balance on a wall. Only one thing {thealien} could not get the hang of. “What are you doing with your face?” {alienhe} asked, whenever two people met and their mouths went up. “And why don't you charge anything for it?”",
      "@park(alien sit) Then Mrs Pomfret did not come. {Thealien} waited on their bench until the tea in both cups was cold. In the evening the butcher walked by. “She's in the hospital,” he said. “Her heart. Didn't you know?” {Thealien} looked into the book. There was nothing about it in there.",
    ],
    end: [
      "@hospital(alien talk) So {alienhe} went there without the book. Mrs Pomfret lay in a white bed and looked very small. “You shouldn't have come all that way,” she said. {Thealien} did not know the right words. So {alienhe} told her the one about the snails. {Alienhe} began at the end, and got stuck.",
      "@hospital(alien stand) Mrs Pomfret laughed until she had to hold on to the bed. And while {thealien} looked at her, something happened that had not been planned. It began in the chest and went up. It pulled at both corners of the mouth. “I'm not doing that!” cried {thealien} in alarm. “No,” said Mrs Pomfret. “It just comes.”",
      "+ @street(alien stand) By the spring she was back on the bench. {Thealien} had to go home, for the time was up. The whole street stood there to say goodbye. “How did you like it with us?” asked the butcher. {Thealien} looked at all of them, one after the other, and thought it over carefully. “Not too bad,” {alienhe} said.",
      "Up there they have printed a new book about the Earth. It is very short. On the first page there is a recipe for tea, on the second the joke about the snails. On the third there is only a picture of a face, with the mouth going up, and under it, in small letters: free of charge.",
    ],
  }),
  story({
    says: [
      /\b(?:alien|planet|galaxy|extraterrestrial)s?\b/i,
      /\b(?:interpreter|translator|ambassador|only human|last human|zoo|homesick|prisoner|diplomat)\b/i,
    ],
    may: [/\bwhat (?<matter>(?:an? )?[a-z]+) (?:is|was|means?|meant)\b/i],
    of: "people",
    after: [
      "@hall(hero stand) The hall was as big as a railway station, and there were nine hundred of them in it, row upon row, with their eyes on stalks. All of them looked at {hero}, who stood alone in front and had a dry mouth. In all their languages there was a word for duty. There was none for home.",
      "@hall(hero talk) “We do not understand,” said the eldest. “You sit by the window when your work is done. There is nothing outside. We have had it measured.” “I look at where I come from,” said {hero}. “But it can't be seen from here.” “No,” said {hero}. “That is why it takes so long.”",
      [
        "@hall(hero talk) “And what is {matter}?” asked the eldest. {Hero} told them about rain on a roof, and being called in for supper, and a table at which somebody has kept your place. The stalks leaned to the left, which meant that they were doing their best. “Is it a kind of hunger?” asked the eldest. “Nearly,” said {hero}.",
        "@hall(hero talk) {He} tried to explain it. {He} told them about rain on a roof, and about being called in for supper, and how a street looks in which somebody knows your name. The stalks leaned to the left, which meant that they were doing their best. “Is it a kind of hunger?” asked the eldest. “Nearly,” said {hero}.",
      ],
      "+ @room.night(hero sit) That night {hero} took out what {he} had brought with {him}, all of it: a ticket for a tram, a button, a candle end. {He} lit the candle end for as long as it takes to count to ten, and then blew it out, to save it. It had already been lit a great many times. It was as short as a thumbnail.",
      "@hall(hero talk) The next day all the work in the hall had stopped. They had been talking about it the whole night, said the eldest. “So we should like to ask you,” it said. “On your world, when somebody has this hunger, what do the others do?”",
    ],
    end: [
      "@hall(hero sit) {Hero} had to think, for it had been so long. “They come and sit down next to you,” {he} said. “They don't do anything. That's the whole of it.” It was quiet. Then there was a rustle, and a scraping, and the eldest climbed down from its high seat and sat down on the floor on {hero's} left side.",
      "@hall(hero sit) Another came, and then one more. They sat down quite close, until {hero} could no longer be seen for stalks. They were cool and smelled of cucumber. Nobody said a thing for an hour. It was the most badly done embrace in the galaxy.",
      "+ @hall(hero talk) “Is it better?” asked the eldest at last. {Hero} could only nod. “We have noticed something,” it said shyly. “We never had this hunger. But now that we sit here, we think that we shall have it when you have gone.” It sounded almost proud. They had found a word for it. It was {hero's} name.",
      "@room(hero sit) There is a bench by the window now, where there was none before. There is nothing outside, they have measured it. But every evening some of them sit there beside {hero} and look out, leaning to the left, and one after the other they ask to be told about the rain.",
    ],
  }),
];
