// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/built-tour.schema.json","title":"BuiltTour","type":"object","additionalProperties":false,"required":["kind","format","hash","tour","uses"],"properties":{"kind":{"const":"BuiltTour"},"format":{"const":1},"hash":{"type":"string","minLength":1},"tour":{"type":"object"},"uses":{"type":"object","additionalProperties":false,"required":["tools","anchors"],"properties":{"tools":{"type":"object","additionalProperties":{"type":"string","minLength":1}},"anchors":{"type":"array","uniqueItems":true,"items":{"type":"string","minLength":1}}}}}};
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/built-tour.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.format === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.hash === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
if(data.tour === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
if(data.uses === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "format")) || (key0 === "hash")) || (key0 === "tour")) || (key0 === "uses"))){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.kind !== undefined){
if("BuiltTour" !== data.kind){
const err6 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.format !== undefined){
if(1 !== data.format){
const err7 = {instancePath:instancePath+"/format"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.hash !== undefined){
let data2 = data.hash;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/hash"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/hash"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tour !== undefined){
let data3 = data.tour;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {instancePath:instancePath+"/tour"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.uses !== undefined){
let data4 = data.uses;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.tools === undefined){
const err11 = {instancePath:instancePath+"/uses"};
(vErrors ??= []).push(err11);
errors++;
}
if(data4.anchors === undefined){
const err12 = {instancePath:instancePath+"/uses"};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data4){
if(!((key1 === "tools") || (key1 === "anchors"))){
const err13 = {instancePath:instancePath+"/uses"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data4.tools !== undefined){
let data5 = data4.tools;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
if(func2(data6) < 1){
const err14 = {instancePath:instancePath+"/uses/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/uses/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/uses/tools"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data4.anchors !== undefined){
let data7 = data4.anchors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func2(data8) < 1){
const err17 = {instancePath:instancePath+"/uses/anchors/" + i0};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/uses/anchors/" + i0};
(vErrors ??= []).push(err18);
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/uses/anchors"};
(vErrors ??= []).push(err19);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/uses/anchors"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/uses"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath};
(vErrors ??= []).push(err22);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
